import type { StoreServices } from '@shopfront/data/services';
import type { Host } from '@shopfront/host';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import { readRecord, textOf } from './read-record';

/** An order of this shopper, for a page that is shown again or in another tab. */
export interface PlacedOrder {
	/** Number for the shopper; `''` if unknown. */
	readonly orderNumber: string;
	/** `''` if the server sent none, or another tab placed it and only that tab may open it. */
	readonly redirectUrl: string;
}

type OrderServices = Pick< StoreServices, 'api' | 'host' >;

/** Time during which other tabs report an order, ms. */
export const SHARED_ORDER_MS = 3_600_000;

const toPlacedOrder = ( {
	redirectUrl,
	orderNumber,
}: Readonly< Record< string, unknown > > ): PlacedOrder => ( {
	redirectUrl: textOf( redirectUrl ),
	orderNumber: textOf( orderNumber ),
} );

/** Whether the customer of the session has placed a saved order. A guest has the id 0. */
const isOwn = (
	{ customerId = 0 }: Readonly< Record< string, unknown > >,
	{ api }: OrderServices
): boolean => customerId === api.customerId();

/** Returns the last order of another tab; `null` if there is none, it is old, or another customer has placed it. */
const readSharedOrder = ( services: OrderServices ): PlacedOrder | null => {
	const { storage, clock } = services.host;
	const saved = readRecord( storage );
	return isOwn( saved, services ) &&
		clock.now() - Number( saved.placedAt ) < SHARED_ORDER_MS
		? toPlacedOrder( saved )
		: null;
};

/**
 * Returns the last order that this tab placed, otherwise the order of another tab; `null` if there is none, something was
 * bought since, or the shopper has logged in or out since.
 */
export const readPlacedOrder = (
	services: OrderServices
): PlacedOrder | null => {
	const saved = readRecord( services.host.sessionStorage );
	return saved.kind === 'placed' && isOwn( saved, services )
		? toPlacedOrder( saved )
		: readSharedOrder( services );
};

/** Removes the placed order, because the cart has other items now. */
export const forgetPlacedOrder = ( {
	host,
}: Pick< OrderServices, 'host' > ): void => {
	if ( readRecord( host.sessionStorage ).kind === 'placed' ) {
		host.sessionStorage.remove( ORDER_JOURNAL_KEY );
	}
	host.storage.remove( ORDER_JOURNAL_KEY );
};

/** Removes placed orders of another customer, and an old one of another tab. */
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
