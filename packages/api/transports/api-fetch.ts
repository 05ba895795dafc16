import type { ApiFetch } from '@wordpress/api-fetch';
import { isApiErrorResponse } from '@shopfront/store-api';
import { NO_HEADERS } from '../http';
import { addQuery } from '../routes';
import type { Transport, HttpResponse, HttpRequest } from '../types';
import { readResponse } from './fetch';

const NETWORK_ERROR_CODES = [ 'fetch_error', 'offline_error' ];

const wrapValue = ( status: number, body: unknown ): HttpResponse => ( {
	status,
	headers: NO_HEADERS,
	text: JSON.stringify( body ) ?? null,
} );

const getStatus = ( { data }: { data?: unknown } ): number =>
	typeof data === 'object' &&
	data !== null &&
	'status' in data &&
	typeof data.status === 'number'
		? data.status
		: 500;

/** `apiFetch` throws responses with an error status, and add-ons' middlewares may throw anything. */
const readThrown = async (
	thrown: unknown
): Promise< HttpResponse | null > => {
	if ( thrown instanceof Response ) {
		return readResponse( thrown );
	}
	if (
		! isApiErrorResponse( thrown ) ||
		NETWORK_ERROR_CODES.includes( thrown.code )
	) {
		return null;
	}
	return thrown.code === 'invalid_json'
		? { status: 200, headers: NO_HEADERS, text: null }
		: wrapValue( getStatus( thrown ), thrown );
};

/** Whether WordPress rejected the request because its own nonce, not the Store API's, has expired. */
const isLoginExpired = ( { status, text }: HttpResponse ): boolean => {
	if ( status !== 403 ) {
		return false;
	}
	try {
		const body: unknown = JSON.parse( text ?? '' );
		return (
			isApiErrorResponse( body ) &&
			body.code === 'rest_cookie_invalid_nonce'
		);
	} catch {
		return false;
	}
};

/** Renews the WordPress nonce if the page has an endpoint. `apiFetch` itself does so only for parsed responses. */
const renewLogin = async ( apiFetch: ApiFetch ): Promise< boolean > => {
	const { nonceEndpoint, nonceMiddleware } = apiFetch;
	if ( ! nonceEndpoint || ! nonceMiddleware ) {
		return false;
	}
	const response = await fetch( nonceEndpoint, { cache: 'no-store' } );
	if ( response.ok ) {
		nonceMiddleware.nonce = await response.text();
	}
	return response.ok;
};

/**
 * Sends requests with WordPress's `apiFetch`, so that preloaded responses and add-ons' middlewares apply. `apiFetch`
 * doesn't parse the responses, because we need their headers.
 */
export const apiFetchTransport = ( apiFetch: ApiFetch ): Transport => {
	let freshReads = 0;

	const sendRequest = async ( {
		isFresh,
		...request
	}: HttpRequest ): Promise< HttpResponse | null > => {
		// WordPress's preloading middleware matches by path, even stale responses, so a fresh read needs a unique path.
		const path =
			isFresh && request.method === 'GET'
				? addQuery( request.path, { _: ++freshReads } )
				: request.path;
		try {
			const response: unknown = await apiFetch< unknown, false >( {
				...request,
				path,
				parse: false,
				cache: 'no-store',
			} );
			return response instanceof Response
				? await readResponse( response )
				: wrapValue( 200, response );
		} catch ( thrown ) {
			return readThrown( thrown );
		}
	};

	return async ( request ) => {
		const reply = await sendRequest( request );
		// The server didn't process the request, so we can repeat even a write.
		return reply &&
			isLoginExpired( reply ) &&
			( await renewLogin( apiFetch ).catch( () => false ) )
			? sendRequest( request )
			: reply;
	};
};
