import apiFetch, { type ApiFetch } from '@wordpress/api-fetch';
import { findRestRoot } from './rest-root';

/** Which of the two builds this is; webpack.config.js puts it in. */
declare const SHOPFRONT_BUILD: 'wordpress' | 'standalone';

let knowsRoot = SHOPFRONT_BUILD === 'wordpress';

/** `apiFetch` as add-ons share it. WordPress has told its own where the REST root is; ours is told here, once. */
export function findApiFetch( page: Document, homeUrl: string ): ApiFetch {
	if ( ! knowsRoot ) {
		knowsRoot = true;
		apiFetch.use(
			apiFetch.createRootURLMiddleware( findRestRoot( page, homeUrl ) )
		);
	}
	return apiFetch;
}
