const rounded = ( name, value ) => {
	if ( value === null ) {
		return 'none';
	}
	if ( name.endsWith( 'Bytes' ) ) {
		return `${ ( value / 1024 ).toFixed( 1 ) } KiB`;
	}
	return name.endsWith( 'Ms' )
		? `${ Math.round( value ) } ms`
		: String( Math.round( value * 10_000 ) / 10_000 );
};

const ratio = ( { value, budget } ) =>
	budget ? `${ Math.round( ( value / budget ) * 100 ) } %` : '';

const printTable = ( rows ) => {
	const widths = rows[ 0 ].map( ( _cell, column ) =>
		Math.max( ...rows.map( ( row ) => row[ column ].length ) )
	);
	for ( const row of rows ) {
		const cells = row.map( ( cell, column ) =>
			column < 2
				? cell.padEnd( widths[ column ] )
				: cell.padStart( widths[ column ] )
		);
		console.log( cells.join( '  ' ) );
	}
};

/** Prints judged figures with their budgets. */
export const printFigures = ( figures ) =>
	printTable( [
		[ 'what', 'figure', 'value', 'budget', 'of budget', '' ],
		...figures.map( ( figure ) => [
			figure.subject,
			figure.name,
			rounded( figure.name, figure.value ),
			figure.budget === null ? '' : rounded( figure.name, figure.budget ),
			ratio( figure ),
			figure.isOver ? 'OVER' : '',
		] ),
	] );

/** Prints the sizes of files. */
export const printFiles = ( files ) =>
	printTable( [
		[ 'file', '', 'raw', 'gzip', 'brotli' ],
		...files.map( ( { file, raw, gzip, brotli } ) => [
			file,
			'',
			...[ raw, gzip, brotli ].map( String ),
		] ),
	] );
