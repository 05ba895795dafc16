import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import { doStoreAction } from '@shopfront/events';
import { PAYMENT_FACT, pushFact } from '@shopfront/host';
import type { DataRegistry } from '@wordpress/data';
import { reportSelectedRates } from '../../cart/report-selected-rates';

/** Notifies add-ons first (docs/contract/events.md 5, step 1). */
export const submitOrder = (
	registry: Pick< DataRegistry, 'select' | 'dispatch' >
): void => {
	const storeCart = registry.select( cartStore ).getCartData();
	if ( storeCart.needsShipping ) {
		// Initial rates, if the shopper has kept both them and the address.
		reportSelectedRates( registry );
	}
	pushFact( window, {
		kind: 'action',
		name: PAYMENT_FACT,
		payload: {
			storeCart,
			method: registry.select( paymentStore ).getActivePaymentMethod(),
		},
	} );
	doStoreAction( 'checkout-submit', { storeCart } );
	void registry.dispatch( checkoutStore ).submitOrder();
};
