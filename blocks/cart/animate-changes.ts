import type { Host } from '@shopfront/host';

/** Long enough to notice, short enough not to delay the shopper, ms. */
const DURATION_MS = 250;

/** Start position of a number: less than a line, so that it covers no other text. */
const NUMBER_FROM = 'translateY(0.4em)';

/** Start position of a row: less than the gap between rows. */
const ROW_FROM = 'translateY(1rem)';

/** Number of rows below a removed one that a window may show. */
const ROWS_IN_VIEW = 10;

const ROW = '.wc-block-cart-items__row';

/** Returns the number element that a mutation changed, if any. */
const findChangedNumber = ( { target }: MutationRecord ): Element | null =>
	( target instanceof Element ? target : target.parentElement )?.closest(
		'.sf-pending-value'
	) ?? null;

/** Returns the rows below a removed one, unless another row has replaced it. */
const getRowsBelow = ( {
	removedNodes,
	previousSibling,
	nextSibling,
}: MutationRecord ) => {
	const rows: Element[] = [];
	const hasRowGone =
		nextSibling?.previousSibling === previousSibling &&
		[ ...removedNodes ].some(
			( node ) => node instanceof Element && node.matches( ROW )
		);
	for (
		let next = hasRowGone ? nextSibling : null;
		next instanceof Element && rows.length < ROWS_IN_VIEW;
		next = next.nextSibling
	) {
		rows.push( next );
	}
	return rows;
};

/**
 * Animates changes of a cart: a changed number and the rows below a removed one slide in. Uses transforms only, which
 * cause no layout. Respects reduced motion. Returns a function that stops it.
 */
export const animateChanges = (
	cart: Element,
	{ window: view }: Pick< Host, 'window' >
): ( () => void ) => {
	const observer = new MutationObserver( ( records ) => {
		if ( view.matchMedia?.( '(prefers-reduced-motion: reduce)' ).matches ) {
			return;
		}
		const animations = new Map< Element, string >();
		for ( const record of records ) {
			const number = findChangedNumber( record );
			if ( number ) {
				animations.set( number, NUMBER_FROM );
			}
			getRowsBelow( record ).forEach( ( row ) =>
				animations.set( row, ROW_FROM )
			);
		}
		animations.forEach( ( transform, element ) =>
			element.animate?.( [ { transform }, { transform: 'none' } ], {
				duration: DURATION_MS,
				easing: 'ease-out',
			} )
		);
	} );
	observer.observe( cart, {
		subtree: true,
		childList: true,
		characterData: true,
	} );
	return () => observer.disconnect();
};
