import { getServices } from '@shopfront/data/services';
import type { IsOtherPayer } from '@shopfront/events';
import type { DataRegistry } from '@wordpress/data';
import { paymentStore } from './store';

/** Tells ways to pay that are not the chosen one, by their names: this order is none of their business. */
export const isOtherPayer = (
	registry: Pick< DataRegistry, 'select' >
): IsOtherPayer => {
	const { payments } = getServices( registry );
	const active = registry.select( paymentStore ).getActivePaymentMethod();
	return ( name ) =>
		name !== active &&
		( Object.hasOwn( payments.getPaymentMethods(), name ) ||
			Object.hasOwn( payments.getExpressPaymentMethods(), name ) );
};
