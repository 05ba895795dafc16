/** Cookies readable by scripts. Only the server sets them. */
export interface Cookies {
	/** The decoded value, `''` for a cookie that is set but empty, `undefined` when there is none. */
	get: ( name: string ) => string | undefined;
}

const decode = ( text: string ): string => {
	try {
		return decodeURIComponent( text );
	} catch {
		// Cookies of other software need not be URL-encoded; return the raw text.
		return text;
	}
};

/** Reads the cookies of a document, without caching. */
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
