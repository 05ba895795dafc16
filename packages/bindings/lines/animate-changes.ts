import type { Host } from '@shopfront/host';

/** Milliseconds: long enough to notice, short enough not to delay the shopper. */
const DURATION_MS = 250;

/** A number starts less than a line away, so it covers no other text. */
const NUMBER_FROM = 'translateY(0.4em)';

/** A row slides in from less than the gap between rows. */
const ROW_FROM = 'translateY(1rem)';

/** A window may show this many rows below a removed one. */
const ROWS_IN_VIEW = 10;

const ROW = '.wc-block-cart-items__row';

const findChangedNumber = ( { target }: MutationRecord ): Element | null =>
	( target instanceof Element ? target : target.parentElement )?.closest(
		'.sf-pending-value'
	) ?? null;

/** None if another row has replaced the removed one. */
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
 * A changed number and the rows below a removed one slide in. Transforms cause no layout. Respects reduced motion.
 * Returns the stop function.
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
