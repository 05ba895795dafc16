import { CALCULATE_TOTALS, STORE_API_NAMESPACE } from '@shopfront/names';
import { isRead } from './http';
import type { ApiRequest } from './types';

const STORE_API = `/${ STORE_API_NAMESPACE }/`;

/** The unversioned alias of the Store API routes. */
const STORE_API_ALIAS = STORE_API.replace( /v\d+\/$/, '' );

export const BATCH_PATH = `${ STORE_API }batch`;

/** Whether a path belongs to the Store API, under either name. */
export const isStoreApiPath = ( path: string ): boolean =>
	path.startsWith( STORE_API ) || path.startsWith( STORE_API_ALIAS );

/**
 * Returns the route of a Store API path, without namespace, query and trailing slash: `/wc/store/v1/cart/add-item?x=1`
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

/** Adds arguments to the query of a path, replacing arguments of the same name. */
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
 * Adds what the server needs to know of Store API requests other than `GET`: the site's language instead of the
 * account's (docs/contract/cart-and-checkout.md 7), and a method other than `POST`, because a proxy may not forward the
 * header in which `apiFetch` sends it.
 */
export const withRequestQuery = ( path: string, method: string ): string =>
	method !== 'GET' && isStoreApiPath( path )
		? addQuery( path, {
				_locale: 'site',
				...( method !== 'POST' && { _method: method } ),
			} )
		: path;

type RequestTarget = Pick< ApiRequest, 'path' | 'method' >;

const isWithin = ( route: string, parent: string ) =>
	route === parent || route.startsWith( `${ parent }/` );

/** Whether a route belongs to the checkout. */
const isCheckout = ( route: string ) => isWithin( route, 'checkout' );

/**
 * Whether a request waits in the queue, because it reads or writes the session. Concurrent writes overwrite each other
 * on the server.
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
 * Whether a request can join a batch. Selecting a rate and checking out are sent directly
 * (docs/contract/cart-and-checkout.md 7); a batch cannot contain a `GET`, another batch or a shopper's list.
 */
export const isBatched = ( request: RequestTarget ): boolean => {
	const route = storeApiRoute( request.path );
	return (
		route !== null &&
		! isRead( request ) &&
		! isCheckout( route ) &&
		! isWithin( route, 'shopper-lists' ) &&
		route !== 'cart/select-shipping-rate' &&
		route !== 'batch'
	);
};

/** Whether a request needs credentials: every write, and every checkout request. */
export const needsCredentials = ( request: RequestTarget ): boolean => {
	const route = storeApiRoute( request.path );
	return route !== null && ( ! isRead( request ) || isCheckout( route ) );
};

/**
 * Whether the cart in a successful response may replace the known one. All carts of the cart endpoints may. Of the
 * checkout endpoints, only a response with calculated totals may (`CALCULATE_TOTALS`): otherwise the platform omits the
 * shipping rates. An error with status 409 always contains the whole cart.
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
