/**
 * Accepts integers of any size, and strings of digits with an optional sign and surrounding white space. Returns
 * `undefined` for anything else (`''`, `'10.5'`, `1.5`, `NaN`).
 */
export const parseMinor = (
	amount: string | number | bigint
): bigint | undefined => {
	if ( typeof amount === 'bigint' ) {
		return amount;
	}
	if ( typeof amount === 'number' ) {
		return Number.isInteger( amount ) ? BigInt( amount ) : undefined;
	}
	const [ , sign, digits ] = /^\s*([+-]?)(\d+)\s*$/.exec( amount ) ?? [];
	if ( digits === undefined ) {
		return undefined;
	}
	return sign === '-' ? -BigInt( digits ) : BigInt( digits );
};

/** Like `parseMinor`, but throws a `TypeError` for invalid amounts, which are our mistake. */
export const toMinor = ( amount: string | number | bigint ): bigint => {
	const value = parseMinor( amount );
	if ( value === undefined ) {
		throw new TypeError(
			`Shopfront: ${ JSON.stringify( amount ) } is not an amount in minor units, ` +
				'so it cannot be counted with. Pass an integer, or a string of one.'
		);
	}
	return value;
};
