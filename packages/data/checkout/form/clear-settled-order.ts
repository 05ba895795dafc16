import { cartStore } from '@shopfront/data/cart';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { parseCheckout, type CheckoutResponse } from '@shopfront/store-api';
import { clearJournal, readJournal } from '@shopfront/data/order-journal';
import { PLACED_STATUSES } from '../order-statuses';
import { readShopfrontData } from '../shopfront-data';
import { removeSavedForm } from './saved-form';

/**
 * Whether an order can still be paid, according to the session's checkout in the page data. A server that supports
 * attempt keys reports it; other servers reuse the same order until it is placed.
 */
const isOpen = ( checkout: CheckoutResponse, orderId: number ): boolean => {
	const attempt = readShopfrontData( checkout )?.attempt;
	return attempt?.orderId === orderId
		? attempt.state !== 'placed'
		: checkout.order_id === orderId &&
				! PLACED_STATUSES.includes( checkout.status );
};

/**
 * Discards the saved form if its order, which was to be paid on another site, is settled. Call it before the form is
 * restored. Without checkout data in the page the order stays open. While the cart is empty, the journal keeps the order
 * for the page to report.
 */
export const clearSettledOrder = ( registry: StoreRegistry ): void => {
	const { host, settings } = getServices( registry );
	const entry = readJournal( host );
	const checkout = parseCheckout( settings.getSetting( 'checkoutData' ) );
	if (
		entry?.kind === 'elsewhere' &&
		checkout.ok &&
		! isOpen( checkout.value, entry.orderId )
	) {
		removeSavedForm( host );
		if ( registry.select( cartStore ).getCartData().items.length > 0 ) {
			clearJournal( host );
		}
	}
};
