import {
	createStoreApiMiddleware,
	guardMiddleware,
	type ApiClient,
} from '@shopfront/api';
import type { PageExtensionPoints } from '@shopfront/bindings';
import type { Host } from '@shopfront/host';
import type { ApiFetch, APIFetchMiddleware } from '@wordpress/api-fetch';
import { scriptName } from './script-name';

const EXTENSION_POINT = 'wp.apiFetch.use';

/** Isolates middlewares registered from now on: we report their errors, and the request continues. */
export const isolateMiddlewares = (
	apiFetch: ApiFetch,
	{ clock, document }: Pick< Host, 'clock' | 'document' >,
	{ statistics }: Pick< PageExtensionPoints, 'statistics' >
): void => {
	const { use, unregister } = apiFetch;
	const isolated = new WeakMap< APIFetchMiddleware, APIFetchMiddleware >();
	Object.assign( apiFetch, {
		use: ( middleware: APIFetchMiddleware ): void => {
			const addOn = scriptName( document );
			if ( typeof middleware !== 'function' ) {
				statistics.recordFault( addOn, EXTENSION_POINT, 'unusable' );
				return;
			}
			const currentNonce = guardMiddleware( middleware, {
				clock,
				onFault: ( kind, error ) =>
					statistics.recordFault(
						addOn,
						EXTENSION_POINT,
						kind,
						error
					),
			} );
			isolated.set( middleware, currentNonce );
			use( currentNonce );
		},
		// Missing in some versions of WordPress.
		...( unregister && {
			unregister: ( middleware: APIFetchMiddleware ): boolean =>
				unregister( isolated.get( middleware ) ?? middleware ),
		} ),
	} );
};

/**
 * Makes add-ons' own `wp.apiFetch` calls part of the page's session: their writes carry its nonce, and `setNonce` and
 * `setCartHash` read the headers of their responses, as `Headers` or a plain object. Source: docs/contract/globals.md
 * 1, `wc-blocks-middleware`.
 */
export const shareSession = (
	apiFetch: ApiFetch,
	api: Pick< ApiClient, 'nonce' | 'setNonce' | 'setCartHash' >
): void => {
	apiFetch.use( createStoreApiMiddleware( api ) );
	Object.assign( apiFetch, {
		setNonce: ( headers: unknown ): void => api.setNonce( headers ),
		setCartHash: ( headers: unknown ): void => api.setCartHash( headers ),
	} );
};
