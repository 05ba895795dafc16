import apiFetch, { type ApiFetch } from '@wordpress/api-fetch';
import { findRestRoot } from './rest-root';

/** The kind of build, defined in webpack.config.js. */
declare const SHOPFRONT_BUILD: 'wordpress' | 'standalone';

let isRootConfigured = SHOPFRONT_BUILD === 'wordpress';

/**
 * Returns the `apiFetch` that add-ons share. WordPress configures the REST root of its own; ours is configured here,
 * once.
 */
export function findApiFetch( page: Document, homeUrl: string ): ApiFetch {
	if ( ! isRootConfigured ) {
		isRootConfigured = true;
		apiFetch.use(
			apiFetch.createRootURLMiddleware( findRestRoot( page, homeUrl ) )
		);
	}
	return apiFetch;
}
