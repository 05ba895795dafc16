import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { doStoreAction } from '@shopfront/events';
import type { DataRegistry } from '@wordpress/data';

/** Notifies add-ons first (docs/contract/events.md 5, step 1). */
export const submitOrder = (
	registry: Pick< DataRegistry, 'select' | 'dispatch' >
): void => {
	doStoreAction( 'checkout-submit', {
		storeCart: registry.select( cartStore ).getCartData(),
	} );
	void registry.dispatch( checkoutStore ).submitOrder();
};
