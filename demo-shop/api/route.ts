import type { ShopContext } from '../context';
import type { ArgumentRefusal, Arguments, ArgumentSchemas } from './arguments';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The status defaults to 200. */
export interface RouteResponse {
	status?: number;
	/** `''` for no content. */
	body: unknown;
}

/** A response that waits for a gateway or another outside service. */
export interface DeferredResponse {
	/** Outside any transaction, so that others aren't blocked. The returned function gets its own transaction. */
	waitFor: () => Promise< ( context: ShopContext ) => RouteResponse >;
	/** Runs last, in its own transaction, even if the request failed before it stored a result. */
	cleanUp: ( context: ShopContext ) => void;
}

export interface Endpoint {
	methods: readonly Method[];
	args: ArgumentSchemas;
	/** `null` when all are valid. */
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
	/** Whether even reading needs a nonce, as for the checkout. */
	isGuarded?: boolean;
	/** Not a cart route: no nonce, no session headers. */
	isOutside?: boolean;
}

/** Returns the route's parameters; `null` for another route. */
export const matchPath = (
	route: Pick< Route, 'path' >,
	path: string
): Record< string, string > | null => {
	const pattern = route.path.replaceAll( '(?P<', '(?<' );
	const match = new RegExp( `^${ pattern }$` ).exec( path );
	return match && { ...match.groups };
};

export const getMethods = ( route: Route ): Method[] => {
	return route.endpoints.flatMap( ( { methods } ) => methods );
};
