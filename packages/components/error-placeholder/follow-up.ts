/** What says what has come: the lines of a cart, the heading of a form. */
const NAMES = 'h1, h2, h3, h4, h5, h6, table';

/** What can be used of it, where nothing says what it is. */
const CONTROLS = 'input, select, textarea, button, a[href]';

/**
 * Remembers where something stands that is about to go.
 *
 * @param element
 * @return Gives the focus that went with it to what stands in its place. A shopper whose focus is somewhere else by then
 *         is left alone.
 */
export const followUp = ( element: Element | null ): ( () => void ) => {
	const place = element?.parentElement;
	const before = element?.previousElementSibling;
	return () => {
		if (
			! place ||
			place.ownerDocument.activeElement !== place.ownerDocument.body
		) {
			return;
		}
		const come =
			( before?.parentElement === place
				? before.nextElementSibling
				: place.firstElementChild ) ?? place;
		const target = [ NAMES, CONTROLS ]
			.flatMap( ( selector ) =>
				come.matches( selector )
					? come
					: ( come.querySelector( selector ) ?? [] )
			)
			.concat( come )[ 0 ];
		if ( target instanceof HTMLElement ) {
			if ( ! target.matches( CONTROLS ) ) {
				target.tabIndex = -1;
			}
			target.focus();
		}
	};
};
