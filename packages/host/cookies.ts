/** The cookies that a script may see; the server sets them, we only read. */
export interface Cookies {
	/** The decoded value, `''` for a cookie that is set but empty, `undefined` when there is none. */
	get: ( name: string ) => string | undefined;
}

const decode = ( text: string ): string => {
	try {
		return decodeURIComponent( text );
	} catch {
		// Somebody else's cookie need not be URL-encoded: its raw text is its value.
		return text;
	}
};

/** The cookies of a document, read anew at each question. */
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
