/**
 * Reads an amount in minor units. Strings of an optional sign and digits, white space around them, are amounts of
 * any size; so are integers. Anything else (`''`, `'10.5'`, `1.5`, `NaN`) is `undefined`.
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

/** As `parseMinor`, for places where anything but an amount is a mistake of ours. Throws a `TypeError` then. */
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
