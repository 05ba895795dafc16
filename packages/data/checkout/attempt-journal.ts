import type { Host } from '@shopfront/host';
import type { Attempt } from '@shopfront/order';
import { isRecord } from '@shopfront/store-api';

/** What the tab remembers of an order while it does not know for certain what became of it. */
export type JournalEntry =
	| {
			readonly kind: 'open';
			readonly attempt: Attempt;
			/**
			 * Whether an empty cart is no sign of it: it was empty before the attempt came, or belongs to another session.
			 */
			readonly isEmptyCartInconclusive: boolean;
			/** Whether it was turned down for an empty cart: its one request had an answer. Left out for no. */
			readonly wasRejected?: boolean;
	  }
	/** It is to be paid at another place, as at a bank, and placed by that. */
	| { readonly kind: 'elsewhere'; readonly orderId: number }
	/** It is to be paid on this page, in a dialog of the provider that this address opened. */
	| {
			readonly kind: 'paying';
			readonly orderId: number;
			readonly orderKey: string;
			/** Of the cart that was ordered; `''` where the gateway has emptied it. */
			readonly cartHash: string;
			readonly redirectUrl: string;
	  }
	/** Placed; kept until something else is bought, for whoever comes back to the page. */
	| { readonly kind: 'placed'; readonly redirectUrl: string };

/** Key of the entry in session storage. */
export const JOURNAL_KEY = 'shopfrontOrderAttempt';

/** Reads what was kept; `null` when there is nothing, or nothing that can be read. */
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
