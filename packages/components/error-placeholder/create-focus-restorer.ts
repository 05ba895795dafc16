/** These name the new content: the table of a cart, the heading of a form. */
const HEADINGS = 'h1, h2, h3, h4, h5, h6, table';

/** For new content without a heading. */
const CONTROLS = 'input, select, textarea, button, a[href]';

/**
 * Saves the position of an element before its removal. The returned function moves lost focus to the content that
 * replaced the element. It does nothing if the focus is elsewhere.
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
