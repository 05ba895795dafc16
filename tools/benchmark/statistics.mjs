/**
 * A percentile by nearest rank: for fewer than twenty values, the 95th percentile is the largest.
 *
 * @param {number[]} values At least one.
 * @param {number}   share  Over 0, up to 1.
 */
export const percentile = ( values, share ) =>
	[ ...values ].sort( ( a, b ) => a - b )[
		Math.ceil( values.length * share ) - 1
	];

/**
 * The higher one of two middle values.
 *
 * @param {number[]} values At least one.
 */
export const median = ( values ) =>
	[ ...values ].sort( ( a, b ) => a - b )[ Math.floor( values.length / 2 ) ];

/** A single bad case matters, so no median may hide it. */
const WORST = new Set( [ 'layoutShift', 'apiRequests', 'scriptRequests' ] );

/**
 * Medians, or the worst for some figures. `null`, for something that never happened, takes precedence.
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
