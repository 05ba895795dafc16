/**
 * A number as decimal digits: `units` times 10^-`decimals`. Unlike floats, steps such as 0.1 are exact, so that
 * repeated additions don't drift.
 */
export interface Decimal {
	units: bigint;
	decimals: number;
}

/**
 * Parses a plain decimal, with an exponent in JavaScript's format; `undefined` for anything else. Requires at least one
 * digit: `'.5'` and `'5.'` are valid, `'.'` and `''` are not.
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

/** Returns a number's decimal digits; `undefined` for `NaN` and infinities. */
export const toDecimal = ( value: number ): Decimal | undefined =>
	Number.isFinite( value ) ? parseDecimal( String( value ) ) : undefined;

/** Returns the units of a decimal for a number of decimals at least as large as its own. */
export const scaleUnits = (
	{ units, decimals }: Decimal,
	at: number
): bigint => units * 10n ** BigInt( at - decimals );

/** Returns the nearest float, equal to a literal with the same digits. */
export const toNumber = ( { units, decimals }: Decimal ): number =>
	Number( `${ units }e-${ decimals }` );
