/** Distance of the notice to its surroundings, px. */
const GAP_PX = 8;

/** How much more it weighs to cover an avoided element than the one before it in the list, or than any other control. */
const HEAVY = 100;

/** Elements that a visitor may want to press. */
const CONTROLS = 'a,button,input,select,textarea,summary';

/** The header of a page, which has the cart. */
const HEADER = 'header,[role=banner]';

const overlap = ( one: DOMRect, other: DOMRect ) =>
	one.top < other.bottom &&
	other.top < one.bottom &&
	one.left < other.right &&
	other.left < one.right;

/** Returns the elements that stay at an edge of the window while the page scrolls. */
const findFixed = ( page: Document, x: number, y: number ): Element[] =>
	( page.elementsFromPoint?.( x, y ) ?? [] ).filter( ( element ) =>
		/fixed|sticky/.test( getComputedStyle( element ).position )
	);

/**
 * Places a notice of the top layer in a corner in which it covers none of the elements, and as few other controls as possible: if
 * several do, below at the end of the line, then above, then at the start. The header and what is fixed to the edge of the window stay
 * visible, too.
 *
 * @param notice
 * @param avoided Elements, the most important one last.
 */
export const placeNotice = (
	notice: HTMLElement,
	avoided: ReadonlyArray< Element | null | undefined >
): void => {
	const page = notice.ownerDocument;
	const { innerHeight: height, innerWidth: width } =
		page.defaultView ?? window;
	const dialog = notice.closest( 'dialog' );
	const rects = ( elements: Iterable< Element | null | undefined > ) =>
		[ ...elements ].flatMap( ( element ) =>
			element?.isConnected && ! notice.contains( element )
				? [ element.getBoundingClientRect() ]
				: []
		);
	const isOther = ( element: Element ) => ! element.contains( notice );
	const top = Math.max(
		0,
		...rects( [
			...findFixed( page, width / 2, 1 ).filter( isOther ),
			...( dialog ? [] : page.querySelectorAll( HEADER ) ),
		] )
			.map( ( rect ) => rect.bottom )
			// A layer over the whole page is not at an edge.
			.filter( ( edge ) => edge < height / 2 )
	);
	const bottom = Math.min(
		height,
		...rects( findFixed( page, width / 2, height - 1 ).filter( isOther ) )
			.map( ( rect ) => rect.top )
			.filter( ( edge ) => edge > height / 2 )
	);
	const others = rects( ( dialog ?? page ).querySelectorAll( CONTROLS ) );
	const below = `auto ${ height - bottom + GAP_PX }px`;
	const above = `${ top + GAP_PX }px auto`;
	const end = `auto ${ GAP_PX }px`;
	const start = `${ GAP_PX }px auto`;
	const place = ( [ insetInline, insetBlock ]: readonly [
		string,
		string,
	] ) => Object.assign( notice.style, { insetInline, insetBlock } );
	const count = ( own: DOMRect, covered: readonly DOMRect[] ) =>
		covered.filter( ( rect ) => overlap( own, rect ) ).length;
	const corners = [
		[ end, below ],
		[ end, above ],
		[ start, below ],
		[ start, above ],
	] as const;
	const scores = corners.map( ( corner ) => {
		place( corner );
		const own = notice.getBoundingClientRect();
		return avoided.reduce(
			( score, element, index ) =>
				score +
				HEAVY ** ( index + 1 ) * count( own, rects( [ element ] ) ),
			count( own, others )
		);
	} );
	place(
		corners[ scores.indexOf( Math.min( ...scores ) ) ] ?? [ end, below ]
	);
};
