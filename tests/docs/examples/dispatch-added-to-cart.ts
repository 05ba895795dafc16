import type {} from '@shopfront/types';

/** After a script of your own has put something into the cart: the page asks the server for it. */
document.body.dispatchEvent(
	new CustomEvent( 'wc-blocks_added_to_cart', {
		bubbles: true,
		detail: { preserveCartData: false },
	} )
);
