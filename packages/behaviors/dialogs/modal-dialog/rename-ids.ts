/** Attributes with ids of other elements, separated by spaces. */
const REFERENCES = [
	'for',
	'form',
	'list',
	'headers',
	'aria-controls',
	'aria-describedby',
	'aria-labelledby',
	'aria-owns',
];

/**
 * Adds a suffix to the ids of a fragment that the page has already, and to what refers to them.
 *
 * @param fragment
 * @param page
 * @param suffix   Such as `-quick-view`.
 */
export function renameIds(
	fragment: Element,
	page: Document,
	suffix: string
): void {
	const rename = ( id: string ) =>
		page.getElementById( id ) ? id + suffix : id;
	for ( const element of [ fragment, ...fragment.querySelectorAll( '*' ) ] ) {
		if ( element.id ) {
			element.id = rename( element.id );
		}
		for ( const name of REFERENCES ) {
			const ids = element.getAttribute( name );
			if ( ids ) {
				element.setAttribute(
					name,
					ids.split( ' ' ).map( rename ).join( ' ' )
				);
			}
		}
		const href = element.getAttribute( 'href' );
		if ( href?.startsWith( '#' ) && href.length > 1 ) {
			element.setAttribute( 'href', `#${ rename( href.slice( 1 ) ) }` );
		}
	}
}
