import type { StoreServices } from '@shopfront/data/services';
import type { IsOtherPaymentMethod } from '@shopfront/events';

/**
 * Returns a predicate for the names of methods other than the active one, whose observers must not run for this order.
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
