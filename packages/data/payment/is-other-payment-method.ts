import type { StoreServices } from '@shopfront/data/services';
import type { IsOtherPaymentMethod } from '@shopfront/events';

/**
 * Tells ways to pay that are not the chosen one, by their names: this order is none of their business.
 *
 * @param services
 * @param services.payments
 * @param active            Name of the chosen one.
 */
export const isOtherPaymentMethod =
	(
		{ payments }: Pick< StoreServices, 'payments' >,
		active: string
	): IsOtherPaymentMethod =>
	( name ) =>
		name !== active &&
		( Object.hasOwn( payments.getPaymentMethods(), name ) ||
			Object.hasOwn( payments.getExpressPaymentMethods(), name ) );
