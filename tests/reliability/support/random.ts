/** The same seed gives the same choices. */
export interface Random {
	/** From 0 up to 1. */
	next: () => number;
	/** Both inclusive. */
	integer: ( min: number, max: number ) => number;
	pick: < Value >( values: readonly Value[] ) => Value;
}

/* eslint-disable no-bitwise -- The generator needs bitwise operators. */

/** Mulberry32: small, and random enough for tests. */
export const createRandom = ( seed: number ): Random => {
	let state = seed | 0;
	const next = () => {
		state = ( state + 0x6d2b79f5 ) | 0;
		let mixed = Math.imul( state ^ ( state >>> 15 ), 1 | state );
		mixed =
			( mixed + Math.imul( mixed ^ ( mixed >>> 7 ), 61 | mixed ) ) ^
			mixed;
		return ( ( mixed ^ ( mixed >>> 14 ) ) >>> 0 ) / 4294967296;
	};
	const integer = ( min: number, max: number ) =>
		min + Math.floor( next() * ( max - min + 1 ) );
	return {
		next,
		integer,
		pick: ( values ) => {
			const value = values[ integer( 0, values.length - 1 ) ];
			if ( value === undefined ) {
				throw new Error( 'There are no values to pick from.' );
			}
			return value;
		},
	};
};
