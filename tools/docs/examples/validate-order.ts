import type {} from '@shopfront/types';

const { select } = window.wp.data;

/** Refuses orders of more than ten pieces. */
window.wc.blocksCheckoutEvents.checkoutEvents.onCheckoutValidation( () =>
	select( 'wc/store/cart' ).getCartData().itemsCount > 10
		? {
				type: 'error',
				errorMessage: 'Please call us for more than ten pieces.',
			}
		: true
);
