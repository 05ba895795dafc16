import { createStoreApiMiddleware, type ApiClient } from '@shopfront/api';
import type { ApiFetch } from '@wordpress/api-fetch';

/**
 * Lets the calls that add-ons make with `wp.apiFetch` take part in the session of the page: their writes carry its
 * nonce, and by `setNonce` and `setCartHash` they hand on the headers of replies that they read themselves, as a
 * `Headers` or a plain object. Source: contract/globals.md 1, `wc-blocks-middleware`.
 */
export function extendApiFetch(
	apiFetch: ApiFetch,
	api: Pick< ApiClient, 'nonce' | 'setNonce' | 'setCartHash' >
): void {
	apiFetch.use( createStoreApiMiddleware( api ) );
	Object.assign( apiFetch, {
		setNonce: ( headers: unknown ): void => api.setNonce( headers ),
		setCartHash: ( headers: unknown ): void => api.setCartHash( headers ),
	} );
}
