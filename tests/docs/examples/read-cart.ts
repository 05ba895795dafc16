import type {} from '@shopfront/types';

const { select, subscribe } = window.wp.data;

/** Keeps a number of the theme's own up to date. */
subscribe( () => {
	const count = document.querySelector( '#my-count' );
	if ( count ) {
		count.textContent = String(
			select( 'wc/store/cart' ).getCartData().itemsCount
		);
	}
}, 'wc/store/cart' );
