import {
	apiFetchTransport,
	createApiClient,
	type ApiClient,
	type Session,
} from '@shopfront/api';
import type { Host } from '@shopfront/host';
import { findApiFetch } from './find-api-fetch';

/** Creates the client that sends requests. A page with a preloaded cart needs none before the first interaction. */
export const openApi = (
	{ clock, online, document }: Host,
	homeUrl: string,
	session: Session
): ApiClient =>
	createApiClient( {
		session,
		transport: apiFetchTransport( findApiFetch( document, homeUrl ) ),
		clock,
		online,
	} );
