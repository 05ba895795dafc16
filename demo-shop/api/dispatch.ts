import { ApiError } from '../api-error';
import type { ShopContext } from '../context';
import { inTransaction } from '../database';
import { syncDraft } from '../orders/draft';
import { refreshSession } from '../sessions';
import { checkArguments, type Arguments } from './arguments';
import { authorise } from './authorise';
import { CART_ROUTES } from './cart-routes';
import { CHECKOUT_ROUTES } from './checkout-routes';
import { COUPON_ROUTES } from './coupon-routes';
import { ITEM_ROUTES } from './item-routes';
import { ORDER_ROUTES } from './order-routes';
import { cartHeaders, errorBody, type Reply } from './reply';
import {
	matchPath,
	getMethods,
	type Endpoint,
	type DeferredResponse,
	type Route,
	type RouteResponse,
} from './route';

/** A request to a cart route: its own HTTP request or part of a batch. */
export interface StoreRequest {
	method: string;
	/** Below the namespace: `/cart/add-item`. */
	path: string;
	/** `''` when missing. */
	nonce: string;
	args: Arguments;
}

/** In the order of the namespace index. */
export const STORE_ROUTES: readonly Route[] = [
	...CART_ROUTES,
	...COUPON_ROUTES,
	...ITEM_ROUTES,
	...CHECKOUT_ROUTES,
	...ORDER_ROUTES,
].sort( ( a, b ) => ( a.path < b.path ? -1 : 1 ) );

export interface FoundEndpoint {
	route: Route;
	endpoint: Endpoint;
	args: Arguments;
}

export const findEndpoint = ( {
	method,
	path,
	args,
}: StoreRequest ): FoundEndpoint | null => {
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
};

export const NO_ROUTE: Reply = {
	status: 404,
	headers: {},
	body: {
		code: 'rest_no_route',
		message: 'No route was found matching the URL and request method.',
		data: { status: 404 },
	},
};

const headersOf = ( context: ShopContext, { isOutside }: Route ) =>
	isOutside ? {} : cartHeaders( context );

const createErrorReply = (
	context: ShopContext,
	route: Route,
	error: unknown
): Reply => {
	if ( ! ( error instanceof ApiError ) ) {
		throw error;
	}
	// The rollback left the loaded session stale.
	refreshSession( context );
	return {
		status: error.status,
		body: errorBody( context, error ),
		headers: headersOf( context, route ),
	};
};

/** Reloads the session first. */
const runInTransaction = < Done >(
	context: ShopContext,
	route: Route,
	work: () => RouteResponse | Done
): Reply | Done => {
	try {
		return inTransaction( context.database, () => {
			refreshSession( context );
			const response = work();
			if ( ! isRouteResponse( response ) ) {
				return response;
			}
			const { status = 200, body } = response;
			return { status, body, headers: headersOf( context, route ) };
		} );
	} catch ( error ) {
		return createErrorReply( context, route, error );
	}
};

const isRouteResponse = ( value: unknown ): value is RouteResponse =>
	typeof value === 'object' && value !== null && 'body' in value;

const isDeferred = (
	value: Reply | DeferredResponse
): value is DeferredResponse => 'waitFor' in value;

const finish = async (
	context: ShopContext,
	route: Route,
	{ waitFor, cleanUp }: DeferredResponse
): Promise< Reply > => {
	try {
		const complete = await waitFor();
		return runInTransaction< never >( context, route, () =>
			complete( context )
		);
	} finally {
		inTransaction( context.database, () => cleanUp( context ) );
	}
};

const run = (
	context: ShopContext,
	{ route, endpoint, args }: FoundEndpoint,
	request: StoreRequest
): Reply | Promise< Reply > => {
	const isRead = request.method === 'GET';
	const response = runInTransaction< DeferredResponse >(
		context,
		route,
		() => {
			if ( route.isGuarded || ! ( isRead || route.isOutside ) ) {
				authorise( context, request.nonce );
			}
			const done = endpoint.handle( context, args );
			// The draft order follows the cart (docs/contract/store-api.md 3).
			if ( ! isRead && ! route.isGuarded ) {
				syncDraft( context );
			}
			return done;
		}
	);
	return isDeferred( response )
		? finish( context, route, response )
		: response;
};

/** Arguments first, then the nonce, then the work in one transaction. Synchronous, so requests never interleave. */
export const dispatch = (
	context: ShopContext,
	request: StoreRequest
): Reply | Promise< Reply > => {
	const found = findEndpoint( request );
	if ( ! found ) {
		return NO_ROUTE;
	}
	const { route, endpoint, args } = found;
	const allow = { Allow: [ ...new Set( getMethods( route ) ) ].join( ', ' ) };
	const refusal =
		checkArguments( endpoint.args, args ) ??
		endpoint.check?.( context, args );
	if ( refusal ) {
		return { status: 400, headers: allow, body: refusal };
	}
	const addAllowHeader = ( reply: Reply ): Reply =>
		// Without access to an order, you don't learn its methods.
		route.isOutside && reply.status >= 400
			? reply
			: { ...reply, headers: { ...reply.headers, ...allow } };
	const reply = run( context, found, request );
	return reply instanceof Promise
		? reply.then( addAllowHeader )
		: addAllowHeader( reply );
};
