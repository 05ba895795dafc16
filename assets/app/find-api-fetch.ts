import apiFetch, { type ApiFetch } from '@wordpress/api-fetch';
import { findRestRoot } from './rest-root';

/** The kind of build, defined in webpack.config.js. */
declare const SHOPFRONT_BUILD: 'wordpress' | 'standalone';

let knowsRoot = SHOPFRONT_BUILD === 'wordpress';

/**
 * Returns the `apiFetch` that add-ons share. WordPress configures the REST root of its own; ours is configured here,
 * once.
 */
export function findApiFetch( page: Document, homeUrl: string ): ApiFetch {
	if ( ! knowsRoot ) {
		knowsRoot = true;
		apiFetch.use(
			apiFetch.createRootURLMiddleware( findRestRoot( page, homeUrl ) )
		);
	}
	return apiFetch;
}
