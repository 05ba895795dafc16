import { toMinor } from './minor-amount';

const powerOfTen = ( exponent: number ): bigint =>
	BigInt( `1${ '0'.repeat( exponent ) }` );

/** Divides and rounds to the nearest integer, halves away from zero: "half up" of the absolute amount. */
const divideRounded = ( dividend: bigint, divisor: bigint ): bigint => {
	const isNegative = dividend < 0;
	const size = isNegative ? -dividend : dividend;
	const rounded = ( size * 2n + divisor ) / ( divisor * 2n );
	return isNegative ? -rounded : rounded;
};

/**
 * Multiplies a raw price by a quantity and returns minor units, rounded once, half up, as the server rounds a line.
 * Rounding the unit price first would be a cent off for quantities above one.
 *
 * A cart item's raw prices are integers with `precision` decimals: `"18000000"` with precision 6 is 18.00. Source:
 * docs/contract/store-api.md 1.2 and 2; recordings of cart items.
 *
 * Throws a `TypeError` if the price isn't an integer or the quantity isn't a plain decimal number (`1e-7`).
 *
 * @param raw       The raw price.
 * @param quantity  An integer, or a decimal such as `"0.25"`.
 * @param precision Decimals of the raw price.
 * @param minorUnit Decimals of the currency.
 */
export const multiplyRawPrice = (
	raw: string,
	quantity: number | string,
	precision: number,
	minorUnit: number
): string => {
	const [ , sign, whole, fraction = '' ] =
		/^([+-]?)(\d+)(?:\.(\d+))?$/.exec( String( quantity ) ) ?? [];
	if ( whole === undefined ) {
		throw new TypeError(
			`Shopfront: ${ JSON.stringify( quantity ) } is not a plain decimal number, so nothing can be ` +
				'priced by it. Pass a quantity as the server sends it.'
		);
	}
	const price =
		toMinor( raw ) * toMinor( `${ sign }${ whole }${ fraction }` );
	return String(
		divideRounded(
			price * powerOfTen( minorUnit ),
			powerOfTen( precision + fraction.length )
		)
	);
};
