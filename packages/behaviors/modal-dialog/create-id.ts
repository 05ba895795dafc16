/** Returns an id `sf-<n>` that no element of the page has. Scripts of other behaviors may have taken lower numbers. */
export function createId( page: Document ): string {
	for ( let number = 1; ; number++ ) {
		const id = `sf-${ number }`;
		if ( ! page.getElementById( id ) ) {
			return id;
		}
	}
}
