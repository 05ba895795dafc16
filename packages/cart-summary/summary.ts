import type { CartTotalsResponse, CurrencyFields } from '@shopfront/store-api';

/** The totals that a badge's amount is computed from, in the server's format. */
export type SummaryTotals = CurrencyFields &
	Pick< CartTotalsResponse, 'total_items' | 'total_items_tax' >;

/** The part of the cart that a badge shows. */
export interface CartSummary {
	/** The server's hash of this cart; `''` while the server has not confirmed it, and for an empty cart. */
	readonly hash: string;
	/** Number of items, including quantities. */
	readonly count: number;
	/** `null` while the amounts are uncertain, and for an empty cart. */
	readonly totals: SummaryTotals | null;
}

export const EMPTY_SUMMARY: CartSummary = { hash: '', count: 0, totals: null };

/** Whether a value from storage or from a response is a summary. `getSubtotal` validates the totals. */
export const isSummary = ( value: unknown ): value is CartSummary => {
	const { hash, count, totals } = Object( value );
	return (
		typeof hash === 'string' &&
		Number.isSafeInteger( count ) &&
		count >= 0 &&
		typeof totals === 'object'
	);
};
