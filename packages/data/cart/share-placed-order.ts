import type { Host } from '@shopfront/host';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import type { OrderServices, PlacedOrder } from './placed-order';

/** Returns the URL of an order, or `''` if it contains the key of the order, which opens it without a login. */
const withoutKey = ( url: string, { window: view }: Host ): string => {
	try {
		return new URL( url, view.location.href ).searchParams.has( 'key' )
			? ''
			: url;
	} catch {
		return '';
	}
};

/**
 * Saves an order for the other tabs of the shopper. Tabs that are open get its URL by a message; later ones on a shared
 * device must not open the order of a guest.
 */
export const sharePlacedOrder = (
	{ api, host }: OrderServices,
	{ orderNumber, redirectUrl }: PlacedOrder
): void =>
	void host.storage.set(
		ORDER_JOURNAL_KEY,
		JSON.stringify( {
			orderNumber,
			redirectUrl: withoutKey( redirectUrl, host ),
			placedAt: host.clock.now(),
			customerId: api.customerId(),
		} )
	);
