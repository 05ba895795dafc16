import { paymentStore } from '@shopfront/data/payment';
import { STORE_KEYS } from '@shopfront/names';
import type { CurriedSelectorsOf, DataRegistry } from '@wordpress/data';

type Select = Pick< DataRegistry, 'select' >;

/** The payment of a page; `undefined` where none was started, as in an order that needs none. */
export const paymentOf = (
	registry: Select
): CurriedSelectorsOf< typeof paymentStore > | undefined =>
	registry.select( STORE_KEYS.payment )
		? registry.select( paymentStore )
		: undefined;

/** Whether a wallet is at work. */
export const isExpressActive = ( registry: Select ): boolean =>
	paymentOf( registry )?.isExpressPaymentMethodActive() === true;
