import { toMinor } from './minor-amount';

/*
 * Amounts are integers of minor units in strings of any length, as in the Store API. The caller checks that both have
 * the same currency, and handles `null`, such as shipping before its calculation. Invalid amounts throw a TypeError.
 */

export const addMinor = ( a: string, b: string ): string =>
	String( toMinor( a ) + toMinor( b ) );

export const subtractMinor = ( a: string, b: string ): string =>
	String( toMinor( a ) - toMinor( b ) );

/** Zero stays `"0"`. */
export const negateMinor = ( amount: string ): string =>
	String( -toMinor( amount ) );

/** For factors other than integers, and for rounding, see `multiplyRawPrice`. */
export const multiplyMinor = (
	amount: string,
	times: string | number | bigint
): string => String( toMinor( amount ) * toMinor( times ) );

/** `"0"` for no amounts. */
export const sumMinor = ( amounts: Iterable< string > ): string => {
	let sum = 0n;
	for ( const amount of amounts ) {
		sum += toMinor( amount );
	}
	return String( sum );
};

/** A sort comparator: negative if `a` is less than `b`. */
export const compareMinor = ( a: string, b: string ): -1 | 0 | 1 => {
	const difference = toMinor( a ) - toMinor( b );
	if ( difference === 0n ) {
		return 0;
	}
	return difference < 0 ? -1 : 1;
};

/** True for `"-0"` and `"000"` too. */
export const isZeroMinor = ( amount: string ): boolean =>
	toMinor( amount ) === 0n;
