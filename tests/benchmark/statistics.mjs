/**
 * The value that a share of all does not exceed, by nearest rank: of fewer than twenty values the 95th percentile is
 * the largest.
 *
 * @param {number[]} values At least one.
 * @param {number}   share  Over 0, up to 1.
 */
export const percentile = ( values, share ) =>
	[ ...values ].sort( ( a, b ) => a - b )[
		Math.ceil( values.length * share ) - 1
	];

/**
 * The middle value; the upper one of two.
 *
 * @param {number[]} values At least one.
 */
export const median = ( values ) =>
	[ ...values ].sort( ( a, b ) => a - b )[ Math.floor( values.length / 2 ) ];

/** Figures of which one bad case is the finding, so that no middle may hide it. */
const WORST = new Set( [ 'layoutShift', 'apiRequests', 'scriptRequests' ] );

/**
 * One record of figures for several: medians, or the worst where any is too much. `null`, for what never happened, is
 * kept when it is so in any of them.
 *
 * @param {Record<string, number|null>[]} records At least one, with the same names.
 * @return {Record<string, number|null>}
 */
export const summarizeRecords = ( records ) =>
	Object.fromEntries(
		Object.keys( records[ 0 ] ).map( ( name ) => {
			const values = records.map( ( record ) => record[ name ] );
			if ( values.includes( null ) ) {
				return [ name, null ];
			}
			return [
				name,
				WORST.has( name ) ? Math.max( ...values ) : median( values ),
			];
		} )
	);
