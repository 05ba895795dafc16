import type { StoreServices } from '@shopfront/data/services';
import type { IsOtherPaymentMethod } from '@shopfront/events';

/** Observers of methods other than the active one mustn't run for this order. */
export const isOtherPaymentMethod =
	(
		{ payments }: Pick< StoreServices, 'payments' >,
		active: string
	): IsOtherPaymentMethod =>
	( name ) =>
		name !== active &&
		( Object.hasOwn( payments.getPaymentMethods(), name ) ||
			Object.hasOwn( payments.getExpressPaymentMethods(), name ) );
