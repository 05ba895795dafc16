import type { StoreActions } from '@shopfront/types';

/** Counts items that are removed from carts. */
window.wp.hooks.addAction(
	'experimental__woocommerce_blocks-cart-remove-item',
	'my-add-on/count-removals',
	( { product }: StoreActions[ 'cart-remove-item' ] ) => {
		navigator.sendBeacon( '/count', `removed ${ product.id }` );
	}
);
