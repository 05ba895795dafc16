/** A section of the checkout form, for folding. Positions are CSS pixels below the window's upper edge. */
export interface FormSection {
	readonly top: number;
	readonly bottom: number;
	/** All required values are there, without an error. */
	readonly isComplete: boolean;
	readonly isFolded: boolean;
	/** The shopper has moved on to a later section, or the browser has filled this one. */
	readonly isPassed: boolean;
	readonly isOpenedByHand: boolean;
	readonly hasFocus: boolean;
}

/** CSS pixels. */
export interface ShownPage {
	/** Upper edge of the element that must stay in place; `null` if everything visible must. */
	readonly anchorTop: number | null;
	readonly scrollTop: number;
	readonly height: number;
	/** Below the window's upper edge. */
	readonly pageBottom: number;
}

export interface Foldable< Section > {
	/** Above the anchor: the page must scroll back by the lost height. */
	above: Section[];
	below: Section[];
}

const isFinished = ( section: FormSection ): boolean =>
	section.isComplete &&
	section.isPassed &&
	! section.isFolded &&
	! section.isOpenedByHand &&
	! section.hasFocus;

/**
 * Finds finished sections that can fold without a jump: sections above the anchor, as far as the page can scroll back
 * by their height, and sections below it. Without an anchor, sections above and below the window. Pass them in page
 * order. Folding one makes the page shorter by less than its height.
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
			// If the page became too short, it would scroll.
			pageBottom - height >= page.height
		) {
			pageBottom -= height;
			below.push( section );
		}
	}
	return { above, below };
};
