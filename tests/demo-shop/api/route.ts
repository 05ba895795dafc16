import type { ShopContext } from '../context';
import type { ArgumentRefusal, Arguments, ArgumentSchemas } from './arguments';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a route answers; the status is 200 unless said otherwise. */
export interface RouteResponse {
	status?: number;
	/** `''` for no content. */
	body: unknown;
}

/** An answer that something outside the shop has to be waited for. */
export interface DeferredResponse {
	/** Runs outside of any transaction, so that others are served; gives what is done in one of its own then. */
	waitFor: () => Promise< ( context: ShopContext ) => RouteResponse >;
}

export interface Endpoint {
	methods: readonly Method[];
	args: ArgumentSchemas;
	/** Checks arguments further than their types; `null` when nothing is wrong. */
	check?: ( context: ShopContext, args: Arguments ) => ArgumentRefusal | null;
	/** Runs in one transaction; what it throws as an `ApiError` is told, and undone. */
	handle: (
		context: ShopContext,
		args: Arguments
	) => RouteResponse | DeferredResponse;
}

export interface Route {
	/** Below the namespace, in WordPress's notation: `/cart/items/(?P<key>[\w-]{32})`. */
	path: string;
	endpoints: readonly Endpoint[];
	/** Whether reading needs a nonce too, as the checkout's does. */
	isGuarded?: boolean;
	/** Whether it is none of the cart's family: no nonce, and no headers that tell of a cart. */
	isOutside?: boolean;
}

/** The values that a path gives to the names of a route; `null` when the route is another one. */
export function matchPath(
	route: Pick< Route, 'path' >,
	path: string
): Record< string, string > | null {
	const pattern = route.path.replaceAll( '(?P<', '(?<' );
	const match = new RegExp( `^${ pattern }$` ).exec( path );
	return match && { ...match.groups };
}

/** Every method that a route takes, in the order of its endpoints. */
export function getMethods( route: Route ): Method[] {
	return route.endpoints.flatMap( ( { methods } ) => methods );
}
