import { toMinor } from './minor-amount';

/*
 * Amounts are strings of integers of minor units, as the Store API sends them, of any length. Both amounts are of
 * one currency: that is the caller's to know. A text that is no amount throws a TypeError; `null` totals (shipping
 * before it has been worked out) have to be dealt with before.
 */

/** The sum of two amounts. */
export const addMinor = ( a: string, b: string ): string =>
	String( toMinor( a ) + toMinor( b ) );

/** The first amount less the second. */
export const subtractMinor = ( a: string, b: string ): string =>
	String( toMinor( a ) - toMinor( b ) );

/** The amount with its sign turned; zero stays `"0"`. */
export const negateMinor = ( amount: string ): string =>
	String( -toMinor( amount ) );

/** An amount taken a whole number of times. For other factors, and for rounding, see `multiplyRawPrice`. */
export const multiplyMinor = (
	amount: string,
	times: string | number | bigint
): string => String( toMinor( amount ) * toMinor( times ) );

/** The sum of any number of amounts; `"0"` of none. */
export const sumMinor = ( amounts: Iterable< string > ): string => {
	let sum = 0n;
	for ( const amount of amounts ) {
		sum += toMinor( amount );
	}
	return String( sum );
};

/** Negative when `a` is less than `b`, 0 when they are equal, positive when it is more; for sorting too. */
export const compareMinor = ( a: string, b: string ): -1 | 0 | 1 => {
	const difference = toMinor( a ) - toMinor( b );
	if ( difference === 0n ) {
		return 0;
	}
	return difference < 0 ? -1 : 1;
};

/** Whether an amount is nothing; `"-0"` and `"000"` are. */
export const isZeroMinor = ( amount: string ): boolean =>
	toMinor( amount ) === 0n;
