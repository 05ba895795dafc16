/** Gives an element without an id the next free `sf-<n>`. */
export const ensureId = ( element: Element ): string => {
	for ( let count = 1; ! element.id; count++ ) {
		const id = `sf-${ count }`;
		if ( ! element.ownerDocument.getElementById( id ) ) {
			element.id = id;
		}
	}
	return element.id;
};
