import type {} from '@shopfront/types';

const { select } = window.wp.data;

/** No order of more than ten pieces without a call. */
window.wc.blocksCheckoutEvents.checkoutEvents.onCheckoutValidation( () =>
	select( 'wc/store/cart' ).getCartData().itemsCount > 10
		? {
				type: 'error',
				errorMessage: 'Please call us for more than ten pieces.',
			}
		: true
);
