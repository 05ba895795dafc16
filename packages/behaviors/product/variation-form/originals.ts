/** Attributes and contents of elements as the server printed them, by element and attribute; `''` is the content. */
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

/**
 * Sets an attribute, or the text with `''`, and remembers the original.
 *
 * @param element   Nothing happens without it.
 * @param attribute
 * @param value     An empty one restores the original.
 */
export function setOverOriginal(
	element: Element | null | undefined,
	attribute: string,
	value: unknown
): void {
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
	// The browser would request a picture again, or announce a text, that has not changed.
	if ( next !== read( element, attribute ) ) {
		write( element, attribute, next );
	}
}
