export interface ShownMethods {
	/** In display order. */
	names: readonly string[];
	/** Buttons with reserved space; 0 for none. */
	slotCount: number;
}

export interface KnownMethods {
	/** Empty while unknown. */
	available: readonly string[];
	/** One slot per registered method while availability is unknown. */
	slotCount: number;
}

const isSame = ( a: ShownMethods, b: ShownMethods ): boolean =>
	a.slotCount === b.slotCount && a.names.join() === b.names.join();

/**
 * Returns the methods to show next, or `shown` itself if nothing changes. Out of view, all available methods appear.
 * In view (resizing the area would move visible content) the layout must not shift: empty slots fill, and other
 * changes wait until the area is out of view.
 */
export const nextShownMethods = (
	shown: ShownMethods,
	known: KnownMethods,
	isInView: boolean
): ShownMethods => {
	const { available, slotCount } = known;
	let next: ShownMethods = { names: available, slotCount };
	if ( isInView ) {
		next =
			shown.names.length > 0
				? shown
				: {
						names: available.slice( 0, shown.slotCount ),
						slotCount: shown.slotCount,
					};
	}
	return isSame( shown, next ) ? shown : next;
};
