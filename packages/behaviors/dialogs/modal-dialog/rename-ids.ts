/** Attributes with a space-separated list of ids. */
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

/** Appends a suffix such as `-quick-view` to ids that the page already has, and to references to them. */
export const renameIds = (
	fragment: Element,
	page: Document,
	suffix: string
): void => {
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
};
