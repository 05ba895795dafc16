import type { CartTotalsResponse, CurrencyFields } from '@shopfront/store-api';

export type SummaryTotals = CurrencyFields &
	Pick< CartTotalsResponse, 'total_items' | 'total_items_tax' >;

export interface CartSummary {
	/** The server's hash of this cart; `''` until the server confirms it, and for an empty cart. */
	readonly hash: string;
	/** Counts quantities, not lines. */
	readonly count: number;
	/** `null` while the amounts are uncertain, and for an empty cart. */
	readonly totals: SummaryTotals | null;
}

export const EMPTY_SUMMARY: CartSummary = { hash: '', count: 0, totals: null };

/** Doesn't validate the totals: `getSubtotal` does. */
export const isSummary = ( value: unknown ): value is CartSummary => {
	const { hash, count, totals } = Object( value );
	return (
		typeof hash === 'string' &&
		Number.isSafeInteger( count ) &&
		count >= 0 &&
		typeof totals === 'object'
	);
};
