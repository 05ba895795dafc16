/** The server's values by element and attribute; `''` is the text content. */
const originals = new WeakMap< Element, Map< string, string | null > >();

const read = ( element: Element, attribute: string ): string | null =>
	attribute ? element.getAttribute( attribute ) : element.textContent;

const write = ( element: Element, attribute: string, value: string | null ) => {
	if ( ! attribute ) {
		element.textContent = value;
	} else if ( value === null ) {
		element.removeAttribute( attribute );
	} else {
		element.setAttribute( attribute, value );
	}
};

/** Sets an attribute, or with `''` the text, and remembers the original. An empty `value` restores the original. */
export const setOverOriginal = (
	element: Element | null | undefined,
	attribute: string,
	value: unknown
): void => {
	if ( ! element ) {
		return;
	}
	const known = originals.get( element ) ?? new Map();
	originals.set( element, known );
	if ( ! known.has( attribute ) ) {
		known.set( attribute, read( element, attribute ) );
	}
	const next =
		value || value === 0 ? String( value ) : known.get( attribute );
	// Setting an equal value would make browsers request a picture, or announce a text, again.
	if ( next !== read( element, attribute ) ) {
		write( element, attribute, next );
	}
};
