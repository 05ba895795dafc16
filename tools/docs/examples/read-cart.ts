import type {} from '@shopfront/types';

const { select, subscribe } = window.wp.data;

/** Updates a number that the theme shows. */
subscribe( () => {
	const count = document.querySelector( '#my-count' );
	if ( count ) {
		count.textContent = String(
			select( 'wc/store/cart' ).getCartData().itemsCount
		);
	}
}, 'wc/store/cart' );
