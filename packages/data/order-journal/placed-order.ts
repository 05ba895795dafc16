import type { StoreServices } from '@shopfront/data/services';
import type { Host } from '@shopfront/host';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import { readRecord, textOf } from './read-record';

/** The shopper's order, for a page that they return to or open in another tab. */
export interface PlacedOrder {
	/** For the shopper; `''` if unknown. */
	readonly orderNumber: string;
	/** `''` if the server sent none, or another tab placed the order, and only that tab may open it. */
	readonly redirectUrl: string;
}

type OrderServices = Pick< StoreServices, 'api' | 'host' >;

/** How long other tabs report an order, ms. */
export const SHARED_ORDER_MS = 3_600_000;

const toPlacedOrder = ( {
	redirectUrl,
	orderNumber,
}: Readonly< Record< string, unknown > > ): PlacedOrder => ( {
	redirectUrl: textOf( redirectUrl ),
	orderNumber: textOf( orderNumber ),
} );

/** Whether the session's customer has placed a saved order. A guest has the id 0. */
const isOwn = (
	{ customerId = 0 }: Readonly< Record< string, unknown > >,
	{ api }: OrderServices
): boolean => customerId === api.customerId();

/** Another tab's last order; `null` if there's none, it's old, or another customer has placed it. */
const readSharedOrder = ( services: OrderServices ): PlacedOrder | null => {
	const { storage, clock } = services.host;
	const saved = readRecord( storage );
	return isOwn( saved, services ) &&
		clock.now() - Number( saved.placedAt ) < SHARED_ORDER_MS
		? toPlacedOrder( saved )
		: null;
};

/**
 * Returns the last order from this tab, or else from another tab; `null` if there's none, or the shopper has bought
 * something, logged in or logged out since.
 */
export const readPlacedOrder = (
	services: OrderServices
): PlacedOrder | null => {
	const saved = readRecord( services.host.sessionStorage );
	return saved.kind === 'placed' && isOwn( saved, services )
		? toPlacedOrder( saved )
		: readSharedOrder( services );
};

export const forgetPlacedOrder = ( {
	host,
}: Pick< OrderServices, 'host' > ): void => {
	if ( readRecord( host.sessionStorage ).kind === 'placed' ) {
		host.sessionStorage.remove( ORDER_JOURNAL_KEY );
	}
	host.storage.remove( ORDER_JOURNAL_KEY );
};

/** Removes other customers' placed orders, and old ones from other tabs. */
export const removeForeignOrders = ( services: OrderServices ): void => {
	const { host } = services;
	const saved = readRecord( host.sessionStorage );
	if ( saved.kind === 'placed' && ! isOwn( saved, services ) ) {
		host.sessionStorage.remove( ORDER_JOURNAL_KEY );
	}
	if ( ! readSharedOrder( services ) ) {
		host.storage.remove( ORDER_JOURNAL_KEY );
	}
};

/** Returns `''` for a URL with the order's key, because it opens the order without a login. */
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
 * Saves an order for the shopper's other tabs. Open tabs get its URL by a message; later tabs, perhaps on a shared
 * device, mustn't open a guest's order.
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
