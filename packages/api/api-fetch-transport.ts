import type { ApiFetch } from '@wordpress/api-fetch';
import { isApiErrorResponse } from '@shopfront/store-api';
import { NO_HEADERS } from './headers';
import { readResponse, type Transport, type WireReply } from './transport';

/** Codes under which `apiFetch` tells that there was no reply. */
const LOST = [ 'fetch_error', 'offline_error' ];

/** What a middleware gave in place of a reply, as if the server had said it. */
const asReply = ( status: number, body: unknown ): WireReply => ( {
	status,
	headers: NO_HEADERS,
	text: JSON.stringify( body ) ?? null,
} );

const statusOf = ( { data }: { data?: unknown } ): number =>
	typeof data === 'object' &&
	data !== null &&
	'status' in data &&
	typeof data.status === 'number'
		? data.status
		: 500;

/** `apiFetch` throws replies with a bad status; add-ons' middlewares throw what they like. */
const readThrown = async ( thrown: unknown ): Promise< WireReply | null > => {
	if ( thrown instanceof Response ) {
		return readResponse( thrown );
	}
	if ( ! isApiErrorResponse( thrown ) || LOST.includes( thrown.code ) ) {
		return null;
	}
	return thrown.code === 'invalid_json'
		? { status: 200, headers: NO_HEADERS, text: null }
		: asReply( statusOf( thrown ), thrown );
};

/**
 * Carries requests by WordPress's `apiFetch`, so that the replies which the page preloaded and the middlewares of
 * add-ons take part. It is asked not to parse, since the headers are needed too.
 */
export const apiFetchTransport =
	( apiFetch: ApiFetch ): Transport =>
	async ( request ) => {
		try {
			const response: unknown = await apiFetch< unknown, false >( {
				...request,
				parse: false,
				cache: 'no-store',
			} );
			return response instanceof Response
				? await readResponse( response )
				: asReply( 200, response );
		} catch ( thrown ) {
			return readThrown( thrown );
		}
	};
