/** Values by alias, such as `src`. */
export type Pairs = Readonly< Record< string, string > >;

/** Stands for an absent value. */
export const NONE = '(none)';

const SEPARATOR = '|||';

/** Characters that `encodeURIComponent` leaves, but the established library encodes. */
const ALSO_ENCODED = /[!~*'()]/g;

const encode = ( text: string ): string =>
	encodeURIComponent( text ).replace(
		ALSO_ENCODED,
		( character ) =>
			`%${ character.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);

const decode = ( text: string ): string => {
	try {
		return decodeURIComponent( text );
	} catch {
		// A cookie that somebody else wrote.
		return '';
	}
};

/** Base64 without padding. URLs are ASCII; other characters are percent-encoded before. */
const encodeBase64 = ( text: string ): string =>
	btoa( text.replace( /[^ -~]/g, encodeURIComponent ) ).replace( /=+$/, '' );

const decodeBase64 = ( text: string ): string => {
	try {
		return atob( text );
	} catch {
		return '';
	}
};

/**
 * Returns the value of a cookie.
 *
 * @param pairs
 * @param isBase64 Whether to write base64 instead of percent-encoded text.
 */
export const encodePairs = ( pairs: Pairs, isBase64 = false ): string => {
	const text = Object.entries( pairs )
		// A landing page may have the separator in its address.
		.map(
			( [ alias, value ] ) =>
				`${ alias }=${ value.replaceAll( SEPARATOR, '%7C%7C%7C' ) }`
		)
		.join( SEPARATOR );
	return isBase64 ? encodeBase64( text ) : encode( text );
};

/** Returns the values of a cookie in either encoding; `{}` if it has none. */
export const decodePairs = ( cookie: string ): Pairs => {
	const text = cookie.includes( '%' )
		? decode( cookie )
		: decodeBase64( cookie );
	return Object.fromEntries(
		text.split( SEPARATOR ).flatMap( ( pair ) => {
			const at = pair.indexOf( '=' );
			return at > 0
				? [ [ pair.slice( 0, at ), pair.slice( at + 1 ) ] ]
				: [];
		} )
	);
};
