import { raw } from 'hono/html';

/** JSON that may stand in a script element: no `<` could end the element, no line separator breaks old readers. */
export function inlineJson( value: unknown ) {
	return raw(
		JSON.stringify( value )
			.replaceAll( '<', '\\u003c' )
			.replaceAll( '\u2028', '\\u2028' )
			.replaceAll( '\u2029', '\\u2029' )
	);
}

/**
 * The expression that the platform prints for a settings object: URL-encoded as RFC 3986 has it, so that no quotation
 * mark is left to end the text (docs/contract/settings.md 1).
 */
export function encodedJson( value: unknown ) {
	const encoded = encodeURIComponent( JSON.stringify( value ) ).replace(
		/[!'()*]/g,
		( character ) =>
			`%${ character.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
	return raw( `JSON.parse( decodeURIComponent( '${ encoded }' ) )` );
}
