import type { StoreActions } from '@shopfront/types';

/** Counts what is taken out of carts. */
window.wp.hooks.addAction(
	'experimental__woocommerce_blocks-cart-remove-item',
	'my-add-on/count-removals',
	( { product }: StoreActions[ 'cart-remove-item' ] ) => {
		navigator.sendBeacon( '/count', `removed ${ product.id }` );
	}
);
