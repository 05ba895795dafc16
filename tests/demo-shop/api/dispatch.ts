import { ApiError } from '../api-error';
import type { ShopContext } from '../context';
import { inTransaction } from '../database';
import { refreshSession } from '../sessions';
import { checkArguments, type Arguments } from './arguments';
import { authorise } from './authorise';
import { CART_ROUTES } from './cart-routes';
import { COUPON_ROUTES } from './coupon-routes';
import { ITEM_ROUTES } from './item-routes';
import { cartHeaders, errorBody, type Reply } from './reply';
import { matchPath, methodsOf, type Endpoint, type Route } from './route';

/** A request to a cart route, from HTTP or out of a batch. */
export interface StoreRequest {
	method: string;
	/** Below the namespace: `/cart/add-item`. */
	path: string;
	/** `''` when it is missing. */
	nonce: string;
	args: Arguments;
}

/** Every route that works on the visitor's cart, in the order of the namespace index. */
export const STORE_ROUTES: readonly Route[] = [
	...CART_ROUTES,
	...COUPON_ROUTES,
	...ITEM_ROUTES,
].sort( ( a, b ) => ( a.path < b.path ? -1 : 1 ) );

export interface FoundEndpoint {
	route: Route;
	endpoint: Endpoint;
	args: Arguments;
}

/** The endpoint that takes a request; `null` when there is none, be it for the path or the method. */
export function findEndpoint( {
	method,
	path,
	args,
}: StoreRequest ): FoundEndpoint | null {
	for ( const route of STORE_ROUTES ) {
		const inPath = matchPath( route, path );
		const endpoint =
			inPath &&
			route.endpoints.find( ( { methods } ) =>
				methods.some( ( one ) => one === method )
			);
		if ( endpoint ) {
			return { route, endpoint, args: { ...args, ...inPath } };
		}
	}
	return null;
}

export const NO_ROUTE: Reply = {
	status: 404,
	headers: {},
	body: {
		code: 'rest_no_route',
		message: 'No route was found matching the URL and request method.',
		data: { status: 404 },
	},
};

function run(
	context: ShopContext,
	{ endpoint, args }: FoundEndpoint,
	request: StoreRequest
): Reply {
	try {
		return inTransaction( context.database, () => {
			refreshSession( context );
			if ( request.method !== 'GET' ) {
				authorise( context, request.nonce );
			}
			const { status = 200, body } = endpoint.handle( context, args );
			return { status, body, headers: cartHeaders( context ) };
		} );
	} catch ( error ) {
		if ( ! ( error instanceof ApiError ) ) {
			throw error;
		}
		// What the refused change wrote is undone; the snapshot has to forget it too.
		refreshSession( context );
		return {
			status: error.status,
			body: errorBody( context, error ),
			headers: cartHeaders( context ),
		};
	}
}

/**
 * Answers a request to a cart route: arguments are checked first, then the nonce, then the work is done in one
 * transaction. It is synchronous, so that no two requests mix.
 */
export function dispatch( context: ShopContext, request: StoreRequest ): Reply {
	const found = findEndpoint( request );
	if ( ! found ) {
		return NO_ROUTE;
	}
	const allow = { Allow: methodsOf( found.route ).join( ', ' ) };
	const refusal = checkArguments( found.endpoint.args, found.args );
	if ( refusal ) {
		return { status: 400, headers: allow, body: refusal };
	}
	const reply = run( context, found, request );
	return { ...reply, headers: { ...reply.headers, ...allow } };
}
