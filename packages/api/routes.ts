import { CALCULATE_TOTALS, STORE_API_NAMESPACE } from '@shopfront/names';
import { isRead } from './http';
import type { ApiRequest } from './types';

const STORE_API = `/${ STORE_API_NAMESPACE }/`;

/** The older name of the same routes. */
const STORE_API_ALIAS = STORE_API.replace( /v\d+\/$/, '' );

/** The path of batches. */
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

/** Adds arguments to the query of a path; they replace those of the same name. */
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
 * Selects the language of the site instead of that of the shopper's account, for each request of the Store API that is
 * not a `GET` (docs/contract/cart-and-checkout.md 7).
 */
export const withLocale = ( path: string, method: string ): string =>
	method !== 'GET' && isStoreApiPath( path )
		? addQuery( path, { _locale: 'site' } )
		: path;

type RequestTarget = Pick< ApiRequest, 'path' | 'method' >;

const isWithin = ( route: string, parent: string ) =>
	route === parent || route.startsWith( `${ parent }/` );

/** Whether a route belongs to the checkout. */
const isCheckout = ( route: string ) => isWithin( route, 'checkout' );

/**
 * Whether a request waits in the queue, so that it is sent alone and in order: everything that reads or writes the
 * session. Concurrent writes overwrite each other on the server.
 */
export const isQueued = ( request: RequestTarget ): boolean => {
	const route = storeApiRoute( request.path );
	return (
		route !== null &&
		( ! isRead( request ) ||
			isWithin( route, 'cart' ) ||
			isCheckout( route ) )
	);
};

/**
 * Whether a request is combined with others into one batch. Selecting a rate and checking out are sent directly
 * (docs/contract/cart-and-checkout.md 7); a batch cannot contain a `GET` or another batch.
 */
export const isBatched = ( request: RequestTarget ): boolean => {
	const route = storeApiRoute( request.path );
	return (
		route !== null &&
		! isRead( request ) &&
		! isCheckout( route ) &&
		route !== 'cart/select-shipping-rate' &&
		route !== 'batch'
	);
};

/** Whether a request needs credentials: every write, and every request of the checkout. */
export const needsCredentials = ( request: RequestTarget ): boolean => {
	const route = storeApiRoute( request.path );
	return route !== null && ( ! isRead( request ) || isCheckout( route ) );
};

/**
 * Whether the cart in a good response to a request may replace the known one. All carts of the cart endpoints do. Of the
 * checkout, only one with calculated totals (`CALCULATE_TOTALS`): without them the platform leaves out the shipping rates, as
 * if there were none. A refusal (409) always contains the whole cart.
 */
export const hasAuthoritativeCart = ( request: RequestTarget ): boolean => {
	const route = storeApiRoute( request.path );
	return (
		route === null ||
		! isCheckout( route ) ||
		new URLSearchParams( request.path.split( '?' )[ 1 ] ).get(
			CALCULATE_TOTALS
		) === 'true'
	);
};
