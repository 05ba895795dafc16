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
	methodsOf,
	type Endpoint,
	type LateAnswer,
	type Route,
	type RouteAnswer,
} from './route';

/** A request to a cart route, from HTTP or out of a batch. */
export interface StoreRequest {
	method: string;
	/** Below the namespace: `/cart/add-item`. */
	path: string;
	/** `''` when it is missing. */
	nonce: string;
	args: Arguments;
}

/** Every route of carts and orders, in the order of the namespace index. */
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

/** What a reply of the cart's family says of the visitor; other routes say nothing. */
const headersOf = ( context: ShopContext, { isOutside }: Route ) =>
	isOutside ? {} : cartHeaders( context );

function refuse( context: ShopContext, route: Route, error: unknown ): Reply {
	if ( ! ( error instanceof ApiError ) ) {
		throw error;
	}
	// What the refused change wrote is undone; the snapshot has to forget it too.
	refreshSession( context );
	return {
		status: error.status,
		body: errorBody( context, error ),
		headers: headersOf( context, route ),
	};
}

/** Does work in a transaction of its own, on the newest session. */
function answerIn< Done >(
	context: ShopContext,
	route: Route,
	work: () => RouteAnswer | Done
): Reply | Done {
	try {
		return inTransaction( context.database, () => {
			refreshSession( context );
			const answer = work();
			if ( ! isAnswer( answer ) ) {
				return answer;
			}
			const { status = 200, body } = answer;
			return { status, body, headers: headersOf( context, route ) };
		} );
	} catch ( error ) {
		return refuse( context, route, error );
	}
}

const isAnswer = ( value: unknown ): value is RouteAnswer =>
	typeof value === 'object' && value !== null && 'body' in value;

const isLate = ( value: Reply | LateAnswer ): value is LateAnswer =>
	'waitFor' in value;

function run(
	context: ShopContext,
	{ route, endpoint, args }: FoundEndpoint,
	request: StoreRequest
): Reply | Promise< Reply > {
	const isReading = request.method === 'GET';
	const answer = answerIn< LateAnswer >( context, route, () => {
		if ( route.isGuarded || ! ( isReading || route.isOutside ) ) {
			authorise( context, request.nonce );
		}
		const done = endpoint.handle( context, args );
		// An order that is being made follows the cart (docs/contract/store-api.md 3).
		if ( ! isReading && ! route.isGuarded ) {
			syncDraft( context );
		}
		return done;
	} );
	return isLate( answer )
		? answer
				.waitFor()
				.then( ( finish ) =>
					answerIn< never >( context, route, () => finish( context ) )
				)
		: answer;
}

/**
 * Answers a request to a route of carts and orders: arguments are checked first, then the nonce, then the work is done
 * in one transaction. It is synchronous, so that no two requests mix; only a gateway is waited for, between two
 * transactions.
 */
export function dispatch(
	context: ShopContext,
	request: StoreRequest
): Reply | Promise< Reply > {
	const found = findEndpoint( request );
	if ( ! found ) {
		return NO_ROUTE;
	}
	const { route, endpoint, args } = found;
	const allow = { Allow: [ ...new Set( methodsOf( route ) ) ].join( ', ' ) };
	const refusal =
		checkArguments( endpoint.args, args ) ??
		endpoint.check?.( context, args );
	if ( refusal ) {
		return { status: 400, headers: allow, body: refusal };
	}
	const complete = ( reply: Reply ): Reply =>
		// Whoever may not see an order is not told what may be done with it.
		route.isOutside && reply.status >= 400
			? reply
			: { ...reply, headers: { ...reply.headers, ...allow } };
	const reply = run( context, found, request );
	return reply instanceof Promise
		? reply.then( complete )
		: complete( reply );
}
