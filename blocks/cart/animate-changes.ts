import type { Host } from '@shopfront/host';

/** Long enough to be seen, and over before it is in the way, ms. */
const DURATION_MS = 250;

/** How far a number comes from: less than its line, so that it lies over no other. */
const NUMBER_FROM = 'translateY(0.4em)';

/** How far rows come from: less than the room between them. */
const ROW_FROM = 'translateY(1rem)';

/** Of the rows below one that goes, as many as a window may show. */
const ROWS_IN_VIEW = 10;

const ROW = '.wc-block-cart-items__row';

/** The number that something has changed in, if it was one. */
const findChangedNumber = ( { target }: MutationRecord ): Element | null =>
	( target instanceof Element ? target : target.parentElement )?.closest(
		'.sf-pending-value'
	) ?? null;

/** The rows that move up when one goes. */
const getRowsBelow = ( { removedNodes, nextSibling }: MutationRecord ) => {
	const rows: Element[] = [];
	const hasRowGone = [ ...removedNodes ].some(
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
 * Lets the eye follow what changes in a cart: a number that is another comes in from below, and so do the rows that take
 * the place of one that has gone. By transforms alone, so that nothing is laid out for it; for who wants less motion,
 * nothing moves. Returns the stop.
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
