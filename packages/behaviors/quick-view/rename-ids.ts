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

const SUFFIX = '-quick-view';

/** Gives new ids to those elements of a fragment whose ids the page has already, and to what refers to them. */
export function renameIds( fragment: Element, page: Document ): void {
	const rename = ( id: string ) =>
		page.getElementById( id ) ? id + SUFFIX : id;
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
