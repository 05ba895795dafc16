/** What says what has come: the lines of a cart, the heading of a form. */
const HEADINGS = 'h1, h2, h3, h4, h5, h6, table';

/** What can be used of it, where nothing says what it is. */
const CONTROLS = 'input, select, textarea, button, a[href]';

/**
 * Remembers where something stands that is about to go.
 *
 * @param element
 * @return Gives the focus that went with it to what stands in its place. A shopper whose focus is somewhere else by then
 *         is left alone.
 */
export const createFocusRestorer = (
	element: Element | null
): ( () => void ) => {
	const parent = element?.parentElement;
	const previousSibling = element?.previousElementSibling;
	return () => {
		if (
			! parent ||
			parent.ownerDocument.activeElement !== parent.ownerDocument.body
		) {
			return;
		}
		const replacement =
			( previousSibling?.parentElement === parent
				? previousSibling.nextElementSibling
				: parent.firstElementChild ) ?? parent;
		const target = [ HEADINGS, CONTROLS ]
			.flatMap( ( selector ) =>
				replacement.matches( selector )
					? replacement
					: ( replacement.querySelector( selector ) ?? [] )
			)
			.concat( replacement )[ 0 ];
		if ( target instanceof HTMLElement ) {
			if ( ! target.matches( CONTROLS ) ) {
				target.tabIndex = -1;
			}
			target.focus();
		}
	};
};
