import { cartStore } from '@shopfront/data/cart';
import {
	type PlacedOrder,
	readJournal,
	readPlacedOrder,
	writeJournal,
} from '@shopfront/data/order-journal';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { fetchOrderStatus, isUnpaid } from './order-status';
import { getOrderReceivedUrl } from './order-urls';

/** Whether the shopper may have paid this tab's order on another site. */
export const mayBePaid = ( registry: StoreRegistry ): boolean =>
	readJournal( getServices( registry ).host )?.kind === 'elsewhere';

/**
 * Returns the order that emptied the cart; `null` if there's none. If the shopper may have paid on another site, asks
 * the server, and saves the order if it's paid.
 */
export const findPlacedOrder = async (
	registry: StoreRegistry
): Promise< PlacedOrder | null > => {
	const services = getServices( registry );
	const { host, api, settings } = services;
	const known = readPlacedOrder( services );
	const entry = readJournal( host );
	if ( known || entry?.kind !== 'elsewhere' ) {
		return known;
	}
	const order = { id: entry.orderId, key: entry.orderKey };
	const { email = '' } = registry
		.select( cartStore )
		.getCartData().billingAddress;
	const status = await fetchOrderStatus( api, { ...order, email } );
	if ( status === null || isUnpaid( status ) ) {
		return null;
	}
	const placed = {
		orderNumber: entry.orderNumber,
		redirectUrl: getOrderReceivedUrl(
			order,
			settings.storePages.checkout.permalink || ''
		),
	};
	writeJournal( services, { kind: 'placed', ...placed } );
	return placed;
};
