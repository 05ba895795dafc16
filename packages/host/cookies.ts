/** Cookies that scripts can read. Only the server sets them. */
export interface Cookies {
	/** The decoded value; `''` for an empty cookie, `undefined` if there is none. */
	get: ( name: string ) => string | undefined;
}

const decode = ( text: string ): string => {
	try {
		return decodeURIComponent( text );
	} catch {
		// Other software's cookies may not be URL-encoded: return the raw text.
		return text;
	}
};

export const createCookies = (
	page: Pick< Document, 'cookie' >
): Cookies => ( {
	get: ( name ) => {
		for ( const pair of page.cookie.split( ';' ) ) {
			const [ key = '', ...value ] = pair.split( '=' );
			if ( decode( key.trim() ) === name ) {
				return decode( value.join( '=' ).trim() );
			}
		}
		return undefined;
	},
} );
