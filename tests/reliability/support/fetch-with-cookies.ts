/** `fetch` with a cookie jar. */
export const fetchWithCookies = () => {
	const jar = new Map< string, string >();
	const cookieFetch: typeof fetch = async ( input, init ) => {
		const headers = new Headers( init?.headers );
		headers.set(
			'Cookie',
			[ ...jar ].map( ( pair ) => pair.join( '=' ) ).join( '; ' )
		);
		const response = await fetch( input, { ...init, headers } );
		for ( const cookie of response.headers.getSetCookie() ) {
			const [ pair = '' ] = cookie.split( ';' );
			const [ name = '', ...value ] = pair.split( '=' );
			if ( /max-age=0|expires=Thu, 01 Jan 1970/i.test( cookie ) ) {
				jar.delete( name );
			} else {
				jar.set( name, value.join( '=' ) );
			}
		}
		return response;
	};
	return { cookieFetch, jar };
};
