const ROWS = '.wc-block-cart-items__row';

/** Padding and borders, which reserved sizes exclude. */
const getFrameHeight = ( row: HTMLElement | undefined ): number => {
	const style = row && row.ownerDocument.defaultView?.getComputedStyle( row );
	return style
		? [
				style.paddingTop,
				style.paddingBottom,
				style.borderTopWidth,
				style.borderBottomWidth,
			].reduce( ( sum, size ) => sum + ( parseFloat( size ) || 0 ), 0 )
		: 0;
};

/**
 * Reads the heights of the rows in the first paint. The returned function gives them to the new rows, so the browser
 * lays out only rows in the window. Otherwise it would lay out all of them once more (`useMeasuredHeights`). Does
 * nothing if the number of rows differs.
 */
export const keepRowHeights = ( container: HTMLElement ): ( () => void ) => {
	const painted = [
		...container.querySelectorAll< HTMLElement >(
			`.sf-first-paint ${ ROWS }`
		),
	];
	const framePx = getFrameHeight( painted[ 0 ] );
	const heightsPx = painted.map(
		( row ) => row.getBoundingClientRect().height - framePx
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
