import apiFetch, { type ApiFetch } from '@wordpress/api-fetch';
import type { Settings } from '@shopfront/settings';
import { findRestRoot } from './rest-root';

/** Webpack replaces it. */
declare const SHOPFRONT_BUILD: 'wordpress' | 'standalone';

let isRootConfigured = SHOPFRONT_BUILD === 'wordpress';

/**
 * Returns the `apiFetch` that we share with add-ons. WordPress has configured its REST root; in a standalone build,
 * the first call does.
 */
export const findApiFetch = (
	page: Document,
	settings: Pick< Settings, 'homeUrl' | 'restRoot' >
): ApiFetch => {
	if ( ! isRootConfigured ) {
		isRootConfigured = true;
		apiFetch.use(
			apiFetch.createRootURLMiddleware( findRestRoot( page, settings ) )
		);
	}
	return apiFetch;
};
