/** `units` times 10^-`decimals`. Unlike floats, steps such as 0.1 are exact, so repeated additions don't drift. */
export interface Decimal {
	units: bigint;
	decimals: number;
}

/**
 * Accepts a plain decimal, or JavaScript's exponents; `undefined` for anything else. Needs at least one digit: `'.5'`
 * and `'5.'` are valid, `'.'` and `''` aren't.
 */
export const parseDecimal = ( text: string ): Decimal | undefined => {
	const [ , sign = '', whole = '', fraction = '', exponent = '0' ] =
		/^([+-]?)(?=\.?\d)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/.exec( text ) ?? [];
	if ( whole + fraction === '' ) {
		return undefined;
	}
	const size = BigInt( whole + fraction );
	const units = sign === '-' ? -size : size;
	const decimals = fraction.length - Number( exponent );
	return decimals < 0
		? { units: units * 10n ** BigInt( -decimals ), decimals: 0 }
		: { units, decimals };
};

/** `undefined` for `NaN` and infinities. */
export const toDecimal = ( value: number ): Decimal | undefined =>
	Number.isFinite( value ) ? parseDecimal( String( value ) ) : undefined;

/** `at` must be at least the decimal's own number of decimals. */
export const scaleUnits = (
	{ units, decimals }: Decimal,
	at: number
): bigint => units * 10n ** BigInt( at - decimals );

/** The nearest float, equal to a literal with the same digits. */
export const toNumber = ( { units, decimals }: Decimal ): number =>
	Number( `${ units }e-${ decimals }` );
