import type { StoreServices } from '@shopfront/data/services';
import type { Host } from '@shopfront/host';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import type { Attempt } from '@shopfront/order';
import { sharePlacedOrder, type PlacedOrder } from './placed-order';
import { readRecord, textOf } from './read-record';

/** The tab saves it until an order's outcome is certain. */
export type JournalEntry =
	| {
			readonly kind: 'open';
			readonly attempt: Attempt;
			/**
			 * Whether an empty cart doesn't prove that the order was placed: it was empty before the attempt arrived,
			 * or it belongs to another session.
			 */
			readonly isEmptyCartInconclusive: boolean;
			/** Whether the server rejected the attempt's only request because the cart was empty. Absent means no. */
			readonly wasRejected?: boolean;
	  }
	/** The shopper must pay on another site, such as a bank's, which places the order. */
	| {
			readonly kind: 'elsewhere';
			readonly orderId: number;
			/** `''` if unknown. */
			readonly orderKey: string;
			/** For the shopper; `''` if unknown. */
			readonly orderNumber: string;
	  }
	/** The shopper must pay on this page, in the payment provider's dialog that `redirectUrl` opened. */
	| {
			readonly kind: 'paying';
			readonly orderId: number;
			readonly orderKey: string;
			/** For the shopper; `''` if unknown. */
			readonly orderNumber: string;
			/** The ordered cart's; `''` if the gateway has emptied it. */
			readonly cartHash: string;
			readonly redirectUrl: string;
	  }
	/** Placed. Stays until the shopper buys something else, so that we can show it when they return to the page. */
	| ( { readonly kind: 'placed' } & PlacedOrder );

type TabHost = Pick< Host, 'sessionStorage' >;

/** True even if we can't read the entry: an order was sent, and may have emptied the cart. */
export const hasJournalEntry = ( { sessionStorage }: TabHost ): boolean =>
	'kind' in readRecord( sessionStorage );

/** `null` if there's none or we can't parse it. */
export const readJournal = ( {
	sessionStorage,
}: TabHost ): JournalEntry | null => {
	const saved = readRecord( sessionStorage );
	const { kind, key, total, orderId, replaces, orderNumber, redirectUrl } =
		saved;
	if (
		kind === 'open' &&
		typeof key === 'string' &&
		typeof total === 'string'
	) {
		return {
			kind,
			attempt: {
				key,
				total,
				...( typeof replaces === 'string' && { replaces } ),
				...( typeof orderNumber === 'string' && { orderNumber } ),
			},
			isEmptyCartInconclusive: saved.isEmptyCartInconclusive === true,
			wasRejected: saved.wasRejected === true,
		};
	}
	const order = {
		orderKey: textOf( saved.orderKey ),
		orderNumber: textOf( orderNumber ),
	};
	if ( kind === 'elsewhere' && typeof orderId === 'number' ) {
		return { kind, orderId, ...order };
	}
	if ( typeof redirectUrl !== 'string' ) {
		return null;
	}
	if ( kind === 'paying' && typeof orderId === 'number' ) {
		const cartHash = textOf( saved.cartHash );
		return { kind, orderId, ...order, cartHash, redirectUrl };
	}
	return kind === 'placed'
		? { kind, orderNumber: order.orderNumber, redirectUrl }
		: null;
};

/** Replaces the entry, without personal or payment data. Also shares a placed order with other tabs. */
export const writeJournal = (
	services: Pick< StoreServices, 'api' | 'host' >,
	entry: JournalEntry
): boolean => {
	const { api, host } = services;
	if ( entry.kind === 'placed' ) {
		sharePlacedOrder( services, entry );
	}
	return host.sessionStorage.set(
		ORDER_JOURNAL_KEY,
		JSON.stringify(
			entry.kind === 'open'
				? {
						kind: 'open',
						...entry.attempt,
						isEmptyCartInconclusive: entry.isEmptyCartInconclusive,
						wasRejected: entry.wasRejected,
					}
				: { ...entry, customerId: api.customerId() }
		)
	);
};

export const clearJournal = ( { sessionStorage }: TabHost ): void =>
	sessionStorage.remove( ORDER_JOURNAL_KEY );
