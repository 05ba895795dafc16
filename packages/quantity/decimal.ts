/**
 * A number as its decimal digits: `units` times 10^-`decimals`. Steps such as 0.1 are exact in this form, which
 * they are not as a float, so nothing drifts however often one is added.
 */
export interface Decimal {
	units: bigint;
	decimals: number;
}

/**
 * Reads a plain decimal text, with an exponent as JavaScript writes one; `undefined` for anything else.
 * At least one digit is wanted: `'.5'` and `'5.'` are numbers, `'.'` and `''` are not.
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

/** The digits that a number is written with; `undefined` for `NaN` and the infinities. */
export const toDecimal = ( value: number ): Decimal | undefined =>
	Number.isFinite( value ) ? parseDecimal( String( value ) ) : undefined;

/** The units of a decimal at a number of decimals that is not smaller than its own. */
export const scaleUnits = (
	{ units, decimals }: Decimal,
	at: number
): bigint => units * 10n ** BigInt( at - decimals );

/** The float nearest to a decimal, which is the one that a literal of these digits gives. */
export const toNumber = ( { units, decimals }: Decimal ): number =>
	Number( `${ units }e-${ decimals }` );
