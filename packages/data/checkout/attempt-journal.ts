import { readOrderJournal, type PlacedOrder } from '@shopfront/data/cart';
import type { Host } from '@shopfront/host';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import type { Attempt } from '@shopfront/order';

/** Entry that the tab saves until the outcome of an order is certain. */
export type JournalEntry =
	| {
			readonly kind: 'open';
			readonly attempt: Attempt;
			/**
			 * Whether an empty cart doesn't prove that the order was placed: it was empty before the attempt arrived,
			 * or it belongs to another session.
			 */
			readonly isEmptyCartInconclusive: boolean;
			/**
			 * Whether the server rejected the only request of the attempt because the cart was empty. Absent means no.
			 */
			readonly wasRejected?: boolean;
	  }
	/** To be paid on another site, such as a bank's, which places the order. */
	| {
			readonly kind: 'elsewhere';
			readonly orderId: number;
			/** `''` if unknown. */
			readonly orderKey: string;
			/** Number for the shopper; `''` if unknown. */
			readonly orderNumber: string;
	  }
	/** To be paid on this page, in a dialog of the payment provider that `redirectUrl` opened. */
	| {
			readonly kind: 'paying';
			readonly orderId: number;
			readonly orderKey: string;
			/** Number for the shopper; `''` if unknown. */
			readonly orderNumber: string;
			/** Hash of the ordered cart; `''` if the gateway has emptied it. */
			readonly cartHash: string;
			readonly redirectUrl: string;
	  }
	/** Placed. Stays until the shopper buys something else, so that a return to the page can show it. */
	| ( { readonly kind: 'placed' } & PlacedOrder );

/** Reads the entry; `null` if there is none or it can't be parsed. */
export function readJournal(
	host: Pick< Host, 'sessionStorage' >
): JournalEntry | null {
	const {
		kind,
		key,
		total,
		isEmptyCartInconclusive,
		wasRejected,
		orderId,
		orderKey,
		orderNumber,
		cartHash,
		redirectUrl,
		replaces,
	} = readOrderJournal( host );
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
			isEmptyCartInconclusive: isEmptyCartInconclusive === true,
			wasRejected: wasRejected === true,
		};
	}
	if ( kind === 'elsewhere' && typeof orderId === 'number' ) {
		// Entries of earlier versions have only the id.
		return {
			kind,
			orderId,
			orderKey: String( orderKey ?? '' ),
			orderNumber: String( orderNumber ?? '' ),
		};
	}
	// Entries of earlier versions have no number.
	const number = orderNumber ?? '';
	if ( typeof number !== 'string' || typeof redirectUrl !== 'string' ) {
		return null;
	}
	if (
		kind === 'paying' &&
		typeof orderId === 'number' &&
		typeof orderKey === 'string' &&
		typeof cartHash === 'string'
	) {
		return {
			kind,
			orderId,
			orderKey,
			orderNumber: number,
			cartHash,
			redirectUrl,
		};
	}
	return kind === 'placed'
		? { kind, orderNumber: number, redirectUrl }
		: null;
}

export const clearJournal = ( {
	sessionStorage,
}: Pick< Host, 'sessionStorage' > ): void =>
	sessionStorage.remove( ORDER_JOURNAL_KEY );
