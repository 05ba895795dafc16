import {
	apiFetchTransport,
	createApiClient,
	type ApiClient,
	type ClientMemory,
} from '@shopfront/api';
import type { Host } from '@shopfront/host';
import { findApiFetch } from './find-api-fetch';

/** The client that asks the server. A page that brings its cart along needs none until the shopper does something. */
export const openApi = (
	{ clock, online, document }: Host,
	homeUrl: string,
	memory: ClientMemory
): ApiClient =>
	createApiClient( {
		memory,
		transport: apiFetchTransport( findApiFetch( document, homeUrl ) ),
		clock,
		online,
	} );
