import { closestTo } from '@shopfront/behaviors/engine/dom';
import type {
	Behavior,
	ContentEvent,
} from '@shopfront/behaviors/engine/behavior';
import { COLLECTION_EVENTS } from '@shopfront/names';
import { COLLECTION_BEHAVIORS } from './collection-behaviors';

const PRODUCT = '.wc-block-product';

/** These don't lead to a product. Action links, such as wishlist buttons, have `rel="nofollow"`. */
const NO_PRODUCT_LINK =
	'.add_to_cart_button,.added_to_cart,[rel~=nofollow],[role=button]';

/**
 * Emits events when a collection is shown and when a visitor opens one of its products (docs/contract/product-lists.md
 * 1). Registers the behaviors of carousels, pagination and quantities in the cart.
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
		( event ) => {
			const link = closestTo( event, `${ PRODUCT } a[href]` );
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
	// The page may have emitted it on load.
	if ( root.dataset.sfListed === undefined ) {
		emit( COLLECTION_EVENTS.listRendered );
	}
};
