import type { Host } from '@shopfront/host';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { readOrderJournal } from './order-journal';

/** An order of this shopper, for a page that is shown again or in another tab. */
export interface PlacedOrder {
	/** Number for the shopper; `''` if unknown. */
	readonly orderNumber: string;
	/** `''` if the server sent none. */
	readonly redirectUrl: string;
}

type OrderStorage = Pick< Host, 'sessionStorage' | 'storage' | 'clock' >;

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

/** Returns the last order of another tab; `null` if there is none, or it is old. */
const readSharedOrder = ( {
	storage,
	clock,
}: OrderStorage ): PlacedOrder | null => {
	try {
		const saved: unknown = JSON.parse(
			storage.get( ORDER_JOURNAL_KEY ) ?? ''
		);
		return isRecord( saved ) &&
			clock.now() - Number( saved.placedAt ) < SHARED_ORDER_MS
			? toPlacedOrder( saved )
			: null;
	} catch {
		return null;
	}
};

/** Saves an order for the other tabs of the shopper. */
export const sharePlacedOrder = (
	{ storage, clock }: Pick< Host, 'storage' | 'clock' >,
	{ orderNumber, redirectUrl }: PlacedOrder
): void =>
	void storage.set(
		ORDER_JOURNAL_KEY,
		JSON.stringify( { orderNumber, redirectUrl, placedAt: clock.now() } )
	);

/**
 * Returns the last order that this tab placed, otherwise that of another tab; `null` if there is none, or something was
 * bought since.
 */
export const readPlacedOrder = ( host: OrderStorage ): PlacedOrder | null => {
	const journal = readOrderJournal( host );
	return journal.kind === 'placed'
		? toPlacedOrder( journal )
		: readSharedOrder( host );
};

/** Removes the placed order, because the cart has other items now. */
export const forgetPlacedOrder = ( host: OrderStorage ): void => {
	if ( readOrderJournal( host ).kind === 'placed' ) {
		host.sessionStorage.remove( ORDER_JOURNAL_KEY );
	}
	host.storage.remove( ORDER_JOURNAL_KEY );
};
