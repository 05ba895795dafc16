import type { Host } from '@shopfront/host';
import type { Attempt } from '@shopfront/order';
import { isRecord } from '@shopfront/store-api';

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
	| { readonly kind: 'elsewhere'; readonly orderId: number }
	/** To be paid on this page, in a dialog of the payment provider that `redirectUrl` opened. */
	| {
			readonly kind: 'paying';
			readonly orderId: number;
			readonly orderKey: string;
			/** Hash of the ordered cart; `''` if the gateway has emptied it. */
			readonly cartHash: string;
			readonly redirectUrl: string;
	  }
	/** Placed. Stays until the shopper buys something else, so that a return to the page can show it. */
	| { readonly kind: 'placed'; readonly redirectUrl: string };

/** Key of the entry in session storage. */
export const JOURNAL_KEY = 'shopfrontOrderAttempt';

/** Reads the entry; `null` if there is none or it can't be parsed. */
export function readJournal( {
	sessionStorage,
}: Pick< Host, 'sessionStorage' > ): JournalEntry | null {
	let saved: unknown;
	try {
		saved = JSON.parse( sessionStorage.get( JOURNAL_KEY ) ?? 'null' );
	} catch {
		return null;
	}
	if ( ! isRecord( saved ) ) {
		return null;
	}
	const {
		kind,
		key,
		total,
		isEmptyCartInconclusive,
		wasRejected,
		orderId,
		orderKey,
		cartHash,
		redirectUrl,
	} = saved;
	if (
		kind === 'open' &&
		typeof key === 'string' &&
		typeof total === 'string'
	) {
		return {
			kind,
			attempt: { key, total },
			isEmptyCartInconclusive: isEmptyCartInconclusive === true,
			wasRejected: wasRejected === true,
		};
	}
	if ( kind === 'elsewhere' && typeof orderId === 'number' ) {
		return { kind, orderId };
	}
	if (
		kind === 'paying' &&
		typeof orderId === 'number' &&
		typeof orderKey === 'string' &&
		typeof cartHash === 'string' &&
		typeof redirectUrl === 'string'
	) {
		return { kind, orderId, orderKey, cartHash, redirectUrl };
	}
	return kind === 'placed' && typeof redirectUrl === 'string'
		? { kind, redirectUrl }
		: null;
}

export const clearJournal = ( {
	sessionStorage,
}: Pick< Host, 'sessionStorage' > ): void =>
	sessionStorage.remove( JOURNAL_KEY );
