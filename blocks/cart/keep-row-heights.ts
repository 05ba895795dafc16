const ROWS = '.wc-block-cart-items__row';

/**
 * Reads the heights of the rows in the first paint. Returns a function that tells the rows that replaced them, so that the browser
 * lays out only those in the window; without it, it lays out all of them once more (`useMeasuredHeights`). Does nothing if
 * the number of rows differs.
 */
export const keepRowHeights = ( container: HTMLElement ): ( () => void ) => {
	const heightsPx = Array.from(
		container.querySelectorAll< HTMLElement >(
			`.sf-first-paint ${ ROWS }`
		),
		( row ) => row.offsetHeight
	);
	return () => {
		const rows = container.querySelectorAll< HTMLElement >( ROWS );
		if ( rows.length === 0 || rows.length !== heightsPx.length ) {
			return;
		}
		rows.forEach( ( row, index ) => {
			row.style.setProperty(
				'contain-intrinsic-block-size',
				`auto ${ heightsPx[ index ] }px`
			);
		} );
		rows[ 0 ]
			?.closest< HTMLElement >( 'table' )
			?.setAttribute( 'data-sf-heights', 'known' );
	};
};
