/**
 * Each pair of values of any two columns is in a row. Greedy: each row starts with a missing pair, and its other
 * columns get the value with the most missing pairs.
 *
 * @param {string[][]} columns Values of each column.
 * @param {string[][]} rows    Rows that are chosen already.
 * @return {string[][]} Further rows.
 */
export const choosePairs = ( columns, rows = [] ) => {
	const name = ( a, x, b, y ) =>
		a < b ? `${ a } ${ x } ${ b } ${ y }` : `${ b } ${ y } ${ a } ${ x }`;
	const missing = new Map();
	columns.forEach( ( values, a ) =>
		columns.slice( a + 1 ).forEach( ( others, offset ) => {
			const b = a + 1 + offset;
			for ( const x of values ) {
				for ( const y of others ) {
					missing.set( name( a, x, b, y ), { [ a ]: x, [ b ]: y } );
				}
			}
		} )
	);
	const pairsOf = ( row ) =>
		row.flatMap( ( x, a ) =>
			row
				.slice( a + 1 )
				.map( ( y, offset ) => name( a, x, a + 1 + offset, y ) )
		);
	const cross = ( row ) =>
		pairsOf( row ).forEach( ( pair ) => missing.delete( pair ) );
	rows.forEach( cross );
	const chosen = [];
	while ( missing.size > 0 ) {
		const row = { ...missing.values().next().value };
		columns.forEach( ( values, column ) => {
			if ( row[ column ] !== undefined ) {
				return;
			}
			const count = ( value ) =>
				Object.entries( row ).filter( ( [ other, x ] ) =>
					missing.has( name( column, value, Number( other ), x ) )
				).length;
			row[ column ] = values.reduce( ( best, value ) =>
				count( value ) > count( best ) ? value : best
			);
		} );
		const full = columns.map( ( values, column ) => row[ column ] );
		cross( full );
		chosen.push( full );
	}
	return chosen;
};
