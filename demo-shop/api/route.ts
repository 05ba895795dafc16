import type { ShopContext } from '../context';
import type { ArgumentRefusal, Arguments, ArgumentSchemas } from './arguments';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The response of a route; the default status is 200. */
export interface RouteResponse {
	status?: number;
	/** `''` for no content. */
	body: unknown;
}

/** A response that depends on something outside the shop. */
export interface DeferredResponse {
	/**
	 * Runs outside of any transaction, so that other requests are handled; the returned function runs in a transaction
	 * of its own.
	 */
	waitFor: () => Promise< ( context: ShopContext ) => RouteResponse >;
	/** Runs at the end, in a transaction of its own, even if the request failed before it could store a result. */
	cleanUp: ( context: ShopContext ) => void;
}

export interface Endpoint {
	methods: readonly Method[];
	args: ArgumentSchemas;
	/** Validates arguments beyond their types; `null` when all are valid. */
	check?: ( context: ShopContext, args: Arguments ) => ArgumentRefusal | null;
	/** Runs in one transaction; an `ApiError` rolls it back and becomes the reply. */
	handle: (
		context: ShopContext,
		args: Arguments
	) => RouteResponse | DeferredResponse;
}

export interface Route {
	/** Below the namespace, in WordPress's notation: `/cart/items/(?P<key>[\w-]{32})`. */
	path: string;
	endpoints: readonly Endpoint[];
	/** Whether reading needs a nonce too, as for the checkout. */
	isGuarded?: boolean;
	/** Whether the route is not a cart route: it needs no nonce and sends no session headers. */
	isOutside?: boolean;
}

/** Matches a path and returns the values of the route's parameters; `null` for another route. */
export function matchPath(
	route: Pick< Route, 'path' >,
	path: string
): Record< string, string > | null {
	const pattern = route.path.replaceAll( '(?P<', '(?<' );
	const match = new RegExp( `^${ pattern }$` ).exec( path );
	return match && { ...match.groups };
}

/** Returns all methods of a route, in the order of its endpoints. */
export function getMethods( route: Route ): Method[] {
	return route.endpoints.flatMap( ( { methods } ) => methods );
}
