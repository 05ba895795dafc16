import { CALCULATE_TOTALS, STORE_API_NAMESPACE } from '@shopfront/names';
import { isRead } from './http';
import type { ApiRequest } from './types';

const STORE_API = `/${ STORE_API_NAMESPACE }/`;

const STORE_API_ALIAS = STORE_API.replace( /v\d+\/$/, '' );

export const BATCH_PATH = `${ STORE_API }batch`;

export const isStoreApiPath = ( path: string ): boolean =>
	path.startsWith( STORE_API ) || path.startsWith( STORE_API_ALIAS );

/**
 * Returns a path's Store API route, without namespace, query and trailing slash: `/wc/store/v1/cart/add-item?x=1` gives
 * `cart/add-item`. `null` for other paths.
 */
export const storeApiRoute = ( path: string ): string | null => {
	const prefix = [ STORE_API, STORE_API_ALIAS ].find( ( candidate ) =>
		path.startsWith( candidate )
	);
	return prefix === undefined
		? null
		: path.slice( prefix.length ).replace( /\/?(\?.*)?$/, '' );
};

/** Replaces arguments of the same name. */
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
 * Adds what the server needs to know about Store API requests other than `GET`: the site's language instead of the
 * account's (docs/contract/cart-and-checkout.md 7), and a method other than `POST`, because proxies may drop the header
 * in which `apiFetch` sends it.
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

const isCheckout = ( route: string ) => isWithin( route, 'checkout' );

/** Requests that read or write the session wait: concurrent writes overwrite each other on the server. */
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
 * Whether a request can join a batch. We send rate selection and checkout directly
 * (docs/contract/cart-and-checkout.md 7); a batch can't contain a `GET`, another batch or a shopper's list.
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

export const needsCredentials = ( request: RequestTarget ): boolean => {
	const route = storeApiRoute( request.path );
	return route !== null && ( ! isRead( request ) || isCheckout( route ) );
};

/**
 * Whether the cart in a successful response may replace the known cart. Carts from the cart endpoints may. From the
 * checkout endpoints, only one with calculated totals may (`CALCULATE_TOTALS`): otherwise WooCommerce omits the
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
