import type {
	Behavior,
	BehaviorSource,
	ContentEvent,
} from '@shopfront/behaviors/engine/behavior';
import {
	COLLECTION_EVENTS,
	COLLECTION_SCRIPT_ID,
	COOKIES,
} from '@shopfront/names';

const PRODUCT = '.wc-block-product';

/** Links that do not lead to a product. Those with an action of their own, such as wishlists, ask not to be followed. */
const NO_PRODUCT_LINK =
	'.add_to_cart_button,.added_to_cart,[rel~=nofollow],[role=button]';

const COLLECTION = '.wp-block-woocommerce-product-collection';

const CAROUSEL: BehaviorSource = {
	name: 'product-carousel',
	selector: '.is-product-collection-layout-carousel',
	load: () => import( '@shopfront/behaviors/product/product-carousel' ),
};

const PAGES: BehaviorSource = {
	name: 'collection-pages',
	selector: `${ COLLECTION }:not([data-force-page-reload])`,
	load: () => import( '@shopfront/behaviors/product/collection-pages' ),
	// The links work without it. Going back to a page that it has shown needs it at once.
	isOnIntent: ! window.history.state?.hasShownCollection,
	intentSelector: '.wp-block-query-pagination a',
};

const QUANTITIES: BehaviorSource = {
	name: 'cart-quantities',
	selector: '[data-sf-cart-api]',
	load: () => import( '@shopfront/behaviors/cart/cart-quantities' ),
	// A visitor without a cart has nothing to show.
	isOnIntent: ! document.cookie.includes( `${ COOKIES.itemsInCart }=` ),
	clickSelector: ':not(*)',
};

/**
 * The events of a product collection: its list is shown, and a product of it is viewed. Does nothing where the platform's
 * script does the same (docs/contract/product-lists.md 1). Adds the behaviors of carousels, of pages and
 * of the quantities in the cart.
 */
export const mount: Behavior[ 'mount' ] = (
	root,
	{ signal, addBehaviors }
) => {
	const page = root.ownerDocument;
	const hasPlatformScript =
		page.getElementById( COLLECTION_SCRIPT_ID ) !== null;
	addBehaviors(
		// The platform's router would not update ours with its own collections.
		hasPlatformScript
			? [ CAROUSEL, QUANTITIES ]
			: [ CAROUSEL, QUANTITIES, PAGES ]
	);
	if ( hasPlatformScript && root.hasAttribute( 'data-wp-interactive' ) ) {
		return;
	}
	const emit = ( name: string, detail?: object ) =>
		page.body.dispatchEvent(
			new CustomEvent( name, {
				bubbles: true,
				detail: { collection: root.dataset.collection, ...detail },
			} )
		);
	root.addEventListener(
		'click',
		( { target } ) => {
			const link =
				target instanceof Element &&
				target.closest( `${ PRODUCT } a[href]` );
			if ( link && ! link.matches( NO_PRODUCT_LINK ) ) {
				const id = link
					.closest( PRODUCT )
					?.className.match( /(?:^|\s)post-(\d+)/ )?.[ 1 ];
				emit( COLLECTION_EVENTS.productViewed, {
					productId: id ? Number( id ) : undefined,
				} );
			}
		},
		{ signal }
	);
	page.addEventListener(
		'sf:content',
		( event ) => {
			if ( ( event as ContentEvent ).detail.root === root ) {
				emit( COLLECTION_EVENTS.listRendered );
			}
		},
		{ signal }
	);
	// Unless the page has done so when it opened.
	if ( root.dataset.sfListed === undefined ) {
		emit( COLLECTION_EVENTS.listRendered );
	}
};
