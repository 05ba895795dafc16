import { cartStore } from '@shopfront/data/cart';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { parseCheckout, type CheckoutResponse } from '@shopfront/store-api';
import { clearJournal, readJournal } from '@shopfront/data/order-journal';
import { PLACED_STATUSES } from '../order-statuses';
import { readShopfrontData } from '../shopfront-data';
import { removeSavedForm } from './saved-form';

/**
 * Whether the shopper can still pay an order, according to the session's checkout in the page data. A server that
 * supports attempt keys reports it; other servers reuse the same order until it's placed.
 */
const isOpen = ( checkout: CheckoutResponse, orderId: number ): boolean => {
	const attempt = readShopfrontData( checkout )?.attempt;
	return attempt?.orderId === orderId
		? attempt.state !== 'placed'
		: checkout.order_id === orderId &&
				! PLACED_STATUSES.includes( checkout.status );
};

/**
 * Discards the saved form if the shopper's payment on another site has settled its order. Call it before restoring the
 * form. Without checkout data the order stays open. While the cart is empty, the journal keeps the order.
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
