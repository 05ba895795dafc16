/**
 * A section of the checkout form, as far as folding depends on it. Positions are CSS pixels below the window's upper edge.
 */
export interface FormSection {
	readonly top: number;
	readonly bottom: number;
	/** Whether it has all required values and no error. */
	readonly isComplete: boolean;
	readonly isFolded: boolean;
	/** Whether the shopper has moved on to a later section, or the browser has filled this one. */
	readonly isPassed: boolean;
	/** Whether the shopper has opened it again. */
	readonly isOpenedByHand: boolean;
	readonly hasFocus: boolean;
}

/** The part of the page that the shopper sees, in CSS pixels. */
export interface ShownPage {
	/** Upper edge of the element that must stay where it is; `null` if everything visible must. */
	readonly anchorTop: number | null;
	/** How far the page is scrolled. */
	readonly scrollTop: number;
	/** Height of the window. */
	readonly height: number;
	/** Lower edge of the page, below the window's upper edge. */
	readonly pageBottom: number;
}

/** Sections that can fold without moving the anchor. */
export interface Foldable< Section > {
	/** Above the anchor: the page has to scroll back by the height that they lose. */
	above: Section[];
	/** Below the anchor. */
	below: Section[];
}

const isFinished = ( section: FormSection ): boolean =>
	section.isComplete &&
	section.isPassed &&
	! section.isFolded &&
	! section.isOpenedByHand &&
	! section.hasFocus;

/**
 * Returns the finished sections that can fold without a jump: those above the anchor, as far as the page can scroll back by
 * their height, and those below it. Without an anchor, those above and below the window.
 *
 * @param sections In page order. Folding one makes the page shorter by less than its height.
 * @param page     The part of the page that the shopper sees.
 */
export const findFoldable = < Section extends FormSection >(
	sections: readonly Section[],
	page: ShownPage
): Foldable< Section > => {
	const upperEdge = page.anchorTop ?? 0;
	const lowerEdge = page.anchorTop ?? page.height;
	let { scrollTop, pageBottom } = page;
	const above: Section[] = [];
	const below: Section[] = [];
	for ( const section of sections.filter( isFinished ) ) {
		const height = section.bottom - section.top;
		if ( section.bottom <= upperEdge ) {
			if ( scrollTop >= height ) {
				scrollTop -= height;
				above.push( section );
			}
		} else if (
			section.top >= lowerEdge &&
			// A page that became too short would scroll.
			pageBottom - height >= page.height
		) {
			pageBottom -= height;
			below.push( section );
		}
	}
	return { above, below };
};
