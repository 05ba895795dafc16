import type {} from '@shopfront/types';

/** Makes the page request the cart, after your own script has added an item. */
document.body.dispatchEvent(
	new CustomEvent( 'wc-blocks_added_to_cart', {
		bubbles: true,
		detail: { preserveCartData: false },
	} )
);
