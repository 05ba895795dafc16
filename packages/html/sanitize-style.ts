/** Functions that only compute a color or a length. Others, such as `url()`, may send requests or run code. */
const SAFE_FUNCTIONS = new Set( [
	'rgb',
	'rgba',
	'hsl',
	'hsla',
	'calc',
	'min',
	'max',
	'clamp',
	'var',
] );

/** `position` could put a label over a nearby button; the others ran scripts in old browsers. */
const UNSAFE_PROPERTIES = new Set( [ 'position', 'behavior', '-moz-binding' ] );

const isSafeDeclaration = ( declaration: string ): boolean => {
	const [ , property = '', value = '' ] =
		/^\s*([a-z-]+)\s*:([^:;@{}<>\\]+)$/i.exec( declaration ) ?? [];
	if ( property === '' || UNSAFE_PROPERTIES.has( property.toLowerCase() ) ) {
		return false;
	}
	// A comment could hide a function name from us but not from the browser, or vice versa.
	if ( value.includes( '/*' ) ) {
		return false;
	}
	return Array.from( value.matchAll( /([a-z0-9_-]*)\s*\(/gi ) ).every(
		( [ , name = '' ] ) =>
			name === '' || SAFE_FUNCTIONS.has( name.toLowerCase() )
	);
};

/** Removes all declarations that could do more than change how text looks. Returns `''` if none remains. */
export const sanitizeStyle = ( style: string ): string =>
	style
		.split( ';' )
		.filter( isSafeDeclaration )
		.map( ( declaration ) => declaration.trim() )
		.join( '; ' );
