import { STORE_API_NAMESPACE } from '@shopfront/names';

const STORE_API = `/${ STORE_API_NAMESPACE }/`;

/** The same routes under their older name. */
const STORE_API_ALIAS = STORE_API.replace( /v\d+\/$/, '' );

/** Where batches go. */
export const BATCH_PATH = `${ STORE_API }batch`;

/** Whether a path belongs to the Store API, under either name. */
export const isStoreApiPath = ( path: string ): boolean =>
	path.startsWith( STORE_API ) || path.startsWith( STORE_API_ALIAS );

/**
 * The route of a Store API path, without namespace, query and slash at the end: `/wc/store/v1/cart/add-item?x=1`
 * gives `cart/add-item`. `null` for other paths.
 */
export const storeApiRoute = ( path: string ): string | null => {
	const prefix = [ STORE_API, STORE_API_ALIAS ].find( ( candidate ) =>
		path.startsWith( candidate )
	);
	return prefix === undefined
		? null
		: path.slice( prefix.length ).replace( /\/?(\?.*)?$/, '' );
};

/** Adds arguments to the query of a path, in place of any of the same name. */
export const addQuery = (
	path: string,
	args: Readonly< Record< string, string | number | boolean > >
): string => {
	const [ route = '', query ] = path.split( '?', 2 );
	const parameters = new URLSearchParams( query );
	for ( const [ name, value ] of Object.entries( args ) ) {
		parameters.set( name, String( value ) );
	}
	const text = parameters.toString();
	return text === '' ? route : `${ route }?${ text }`;
};

/**
 * Asks for the site's language rather than the shopper's account's: added to each request of the Store API that is
 * not a `GET` (specification 7).
 */
export const withLocale = ( path: string, method: string ): string =>
	method !== 'GET' && isStoreApiPath( path )
		? addQuery( path, { _locale: 'site' } )
		: path;
