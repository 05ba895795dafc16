import type { ApiFetch } from '@wordpress/api-fetch';
import { isApiErrorResponse } from '@shopfront/store-api';
import { NO_HEADERS } from './headers';
import { addQuery } from './path';
import {
	readResponse,
	type Transport,
	type WireReply,
	type WireRequest,
} from './transport';

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

/** WordPress's own nonce, beside that of the Store API, has run out: it did not let the request in. */
const isLoginExpired = ( { status, text }: WireReply ): boolean => {
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

/** Fetches the nonce of WordPress anew, where the page has said where. `apiFetch` does so only when it parses. */
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
 * Carries requests by WordPress's `apiFetch`, so that the replies which the page preloaded and the middlewares of
 * add-ons take part. It is asked not to parse, since the headers are needed too.
 */
export const apiFetchTransport = ( apiFetch: ApiFetch ): Transport => {
	let freshReads = 0;

	const carry = async ( {
		isFresh,
		...request
	}: WireRequest ): Promise< WireReply | null > => {
		// The page's preloading middleware answers by path, and cannot be told that its answer is out of date.
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
				: asReply( 200, response );
		} catch ( thrown ) {
			return readThrown( thrown );
		}
	};

	return async ( request ) => {
		const reply = await carry( request );
		// Nothing was done, so that a write may go once more as well.
		return reply &&
			isLoginExpired( reply ) &&
			( await renewLogin( apiFetch ).catch( () => false ) )
			? carry( request )
			: reply;
	};
};
