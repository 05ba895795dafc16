import { toMinor } from './minor-amount';

/*
 * Amounts are strings of integers of minor units, of any length, as in the Store API. Callers ensure that both amounts
 * have the same currency. Invalid amounts throw a TypeError. Callers handle `null` totals, such as shipping that has
 * not been calculated.
 */

/** Returns the sum of two amounts. */
export const addMinor = ( a: string, b: string ): string =>
	String( toMinor( a ) + toMinor( b ) );

/** Subtracts the second amount from the first. */
export const subtractMinor = ( a: string, b: string ): string =>
	String( toMinor( a ) - toMinor( b ) );

/** Negates an amount; zero stays `"0"`. */
export const negateMinor = ( amount: string ): string =>
	String( -toMinor( amount ) );

/** Multiplies an amount by an integer. For other factors, and for rounding, see `multiplyRawPrice`. */
export const multiplyMinor = (
	amount: string,
	times: string | number | bigint
): string => String( toMinor( amount ) * toMinor( times ) );

/** Returns the sum of any number of amounts; `"0"` for none. */
export const sumMinor = ( amounts: Iterable< string > ): string => {
	let sum = 0n;
	for ( const amount of amounts ) {
		sum += toMinor( amount );
	}
	return String( sum );
};

/** Compares two amounts for sorting: negative if `a` is less than `b`, 0 if they are equal, otherwise positive. */
export const compareMinor = ( a: string, b: string ): -1 | 0 | 1 => {
	const difference = toMinor( a ) - toMinor( b );
	if ( difference === 0n ) {
		return 0;
	}
	return difference < 0 ? -1 : 1;
};

/** Whether an amount is zero; `"-0"` and `"000"` are. */
export const isZeroMinor = ( amount: string ): boolean =>
	toMinor( amount ) === 0n;
