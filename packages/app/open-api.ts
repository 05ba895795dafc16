import {
	apiFetchTransport,
	createCartTokenMiddleware,
	createApiClient,
	type SendingClient,
	type Session,
} from '@shopfront/api';
import type { Host } from '@shopfront/host';
import type { Settings } from '@shopfront/settings';
import { findApiFetch } from './find-api-fetch';

/** Webpack replaces it. */
declare const SHOPFRONT_BUILD: 'wordpress' | 'standalone';

/** A page with a preloaded cart needs no client before the first interaction. */
export const openApi = (
	{ clock, online, document }: Host,
	settings: Pick< Settings, 'homeUrl' | 'restRoot' >,
	session: Session
): SendingClient => {
	const apiFetch = findApiFetch( document, settings );
	if ( SHOPFRONT_BUILD === 'standalone' && settings.restRoot ) {
		apiFetch.use( createCartTokenMiddleware( session ) );
	}
	return createApiClient( {
		session,
		transport: apiFetchTransport( apiFetch ),
		clock,
		online,
	} );
};
