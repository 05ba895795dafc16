import type {
	Behavior,
	ContentEvent,
} from '@shopfront/behaviors/engine/behavior';
import { COLLECTION_EVENTS } from '@shopfront/names';
import { COLLECTION_BEHAVIORS } from './collection-behaviors';

const PRODUCT = '.wc-block-product';

/** Links that do not lead to a product. Links with an action of their own, such as to wishlists, ask not to be followed. */
const NO_PRODUCT_LINK =
	'.add_to_cart_button,.added_to_cart,[rel~=nofollow],[role=button]';

/**
 * The events of a product collection: its list is shown, and a product of it is viewed
 * (docs/contract/product-lists.md 1). Adds the behaviors of carousels, of pages and
 * of the quantities in the cart.
 */
export const mount: Behavior[ 'mount' ] = (
	root,
	{ signal, addBehaviors }
) => {
	const page = root.ownerDocument;
	addBehaviors( COLLECTION_BEHAVIORS );
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
