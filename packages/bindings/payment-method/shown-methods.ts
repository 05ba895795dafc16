/** The displayed express methods and their reserved space. */
export interface ShownMethods {
	/** Names in display order. */
	names: readonly string[];
	/** Number of buttons with reserved space; 0 for none. */
	slotCount: number;
}

/** Currently known express methods. */
export interface KnownMethods {
	/** Names of the available methods; empty while unknown. */
	available: readonly string[];
	/** Number of slots that these methods need: one per registered method while availability is unknown. */
	slotCount: number;
}

const isSame = ( a: ShownMethods, b: ShownMethods ): boolean =>
	a.slotCount === b.slotCount && a.names.join() === b.names.join();

/**
 * Returns the methods to show next. Out of view, all available methods are shown. In view, layout must not shift: empty
 * slots are filled, and other changes wait until the area is out of view.
 *
 * @param shown
 * @param known
 * @param isInView Whether resizing the area would move visible content.
 * @return `shown` itself if nothing changes.
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
