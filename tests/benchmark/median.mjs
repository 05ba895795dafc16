/**
 * The middle value; the upper one of two.
 *
 * @param {number[]} values At least one.
 */
export const median = ( values ) =>
	[ ...values ].sort( ( a, b ) => a - b )[ Math.floor( values.length / 2 ) ];
