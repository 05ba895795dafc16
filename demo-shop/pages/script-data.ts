import { raw } from 'hono/html';

/** Leaves out `<`, which could close the script element, and line separators, which break old parsers. */
export const inlineJson = ( value: unknown ) => {
	return raw(
		JSON.stringify( value )
			.replaceAll( '<', '\\u003c' )
			.replaceAll( '\u2028', '\\u2028' )
			.replaceAll( '\u2029', '\\u2029' )
	);
};

/** URL-encoded (RFC 3986), so that no quotation mark can end the string (docs/contract/settings.md 1). */
export const encodedJson = ( value: unknown ) => {
	const encoded = encodeURIComponent( JSON.stringify( value ) ).replace(
		/[!'()*]/g,
		( character ) =>
			`%${ character.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
	return raw( `JSON.parse( decodeURIComponent( '${ encoded }' ) )` );
};
