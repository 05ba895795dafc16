/** Functions that only work out a colour or a length. All others, `url()` first, may reach out or run something. */
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

/** `position` lets a label lie over the button beside it; the others ran scripts once. */
const UNSAFE_PROPERTIES = new Set( [ 'position', 'behavior', '-moz-binding' ] );

const isSafeDeclaration = ( declaration: string ): boolean => {
	const [ , property = '', value = '' ] =
		/^\s*([a-z-]+)\s*:([^:;@{}<>\\]+)$/i.exec( declaration ) ?? [];
	if ( property === '' || UNSAFE_PROPERTIES.has( property.toLowerCase() ) ) {
		return false;
	}
	// A comment could hide the name of a function from us and not from the browser, or the other way round.
	if ( value.includes( '/*' ) ) {
		return false;
	}
	return Array.from( value.matchAll( /([a-z0-9_-]*)\s*\(/gi ) ).every(
		( [ , name = '' ] ) =>
			name === '' || SAFE_FUNCTIONS.has( name.toLowerCase() )
	);
};

/**
 * The declarations of a `style` attribute that can do no more than change how the text looks; the others are left
 * out one by one. `''` when none is left.
 */
export const sanitizeStyle = ( style: string ): string =>
	style
		.split( ';' )
		.filter( isSafeDeclaration )
		.map( ( declaration ) => declaration.trim() )
		.join( '; ' );
