/** By alias, such as `src`. */
export type Pairs = Readonly< Record< string, string > >;

/** The cookies' word for an absent value. */
export const NONE = '(none)';

const SEPARATOR = '|||';

/** `encodeURIComponent` leaves these, but the established library encodes them. */
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
		// Another script wrote this cookie.
		return '';
	}
};

/** Without padding. Percent-encodes characters outside ASCII first. */
const encodeBase64 = ( text: string ): string =>
	btoa( text.replace( /[^ -~]/g, encodeURIComponent ) ).replace( /=+$/, '' );

const decodeBase64 = ( text: string ): string => {
	try {
		return atob( text );
	} catch {
		return '';
	}
};

/** Writes percent-encoded text, or base64. */
export const encodePairs = ( pairs: Pairs, isBase64 = false ): string => {
	const text = Object.entries( pairs )
		// A landing page's address may contain the separator.
		.map(
			( [ alias, value ] ) =>
				`${ alias }=${ value.replaceAll( SEPARATOR, '%7C%7C%7C' ) }`
		)
		.join( SEPARATOR );
	return isBase64 ? encodeBase64( text ) : encode( text );
};

/** Reads either encoding; `{}` if the cookie has no values. */
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
