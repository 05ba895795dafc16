/** The express methods on the page and the room that they have. */
export interface ShownMethods {
	/** Names, in their order. */
	names: readonly string[];
	/** How many buttons the room is for; 0 for no room. */
	slotCount: number;
}

/** What the page knows of express methods. */
export interface KnownMethods {
	/** Names of the methods that can be used; empty while unknown. */
	available: readonly string[];
	/** How many places these methods need: one for each registered method while their answers are awaited. */
	slotCount: number;
}

const isSame = ( a: ShownMethods, b: ShownMethods ): boolean =>
	a.slotCount === b.slotCount && a.names.join() === b.names.join();

/**
 * Returns the methods to show next. Out of view, everything follows what is known. In view, nothing may move: an empty
 * room is filled as far as it reaches, and anything else waits until the shopper looks elsewhere.
 *
 * @param shown
 * @param known
 * @param isInView Whether a change of the room's size would move something in view.
 * @return `shown` itself when nothing changes.
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
