import type { StoreServices } from '@shopfront/data/services';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { readOrderJournal } from './order-journal';

/** An order of this shopper, for a page that is shown again or in another tab. */
export interface PlacedOrder {
	/** Number for the shopper; `''` if unknown. */
	readonly orderNumber: string;
	/** `''` if the server sent none, or another tab placed it and only that tab may open it. */
	readonly redirectUrl: string;
}

export type OrderServices = Pick< StoreServices, 'api' | 'host' >;

/** Time during which other tabs report an order, ms. */
export const SHARED_ORDER_MS = 3_600_000;

const textOf = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

const toPlacedOrder = ( {
	redirectUrl,
	orderNumber,
}: Readonly< Record< string, unknown > > ): PlacedOrder => ( {
	redirectUrl: textOf( redirectUrl ),
	orderNumber: textOf( orderNumber ),
} );

/** Whether the customer of the session has placed a saved order. A guest has the id 0. */
export const isOwn = (
	{ customerId = 0 }: Readonly< Record< string, unknown > >,
	{ api }: OrderServices
): boolean => customerId === api.customerId();

/** Returns the last order of another tab; `null` if there is none, it is old, or another customer has placed it. */
export const readSharedOrder = (
	services: OrderServices
): PlacedOrder | null => {
	const { storage, clock } = services.host;
	try {
		const saved: unknown = JSON.parse(
			storage.get( ORDER_JOURNAL_KEY ) ?? ''
		);
		return isRecord( saved ) &&
			isOwn( saved, services ) &&
			clock.now() - Number( saved.placedAt ) < SHARED_ORDER_MS
			? toPlacedOrder( saved )
			: null;
	} catch {
		return null;
	}
};

/**
 * Returns the last order that this tab placed, otherwise that of another tab; `null` if there is none, something was
 * bought since, or the shopper has logged in or out since.
 */
export const readPlacedOrder = (
	services: OrderServices
): PlacedOrder | null => {
	const journal = readOrderJournal( services.host );
	return journal.kind === 'placed' && isOwn( journal, services )
		? toPlacedOrder( journal )
		: readSharedOrder( services );
};

/** Removes the placed order, because the cart has other items now. */
export const forgetPlacedOrder = ( {
	host,
}: Pick< OrderServices, 'host' > ): void => {
	if ( readOrderJournal( host ).kind === 'placed' ) {
		host.sessionStorage.remove( ORDER_JOURNAL_KEY );
	}
	host.storage.remove( ORDER_JOURNAL_KEY );
};
