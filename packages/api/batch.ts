import { parseBatch } from '@shopfront/store-api';
import { readHeaders } from './http';
import { invalidResponse, parseJsonResponse } from './parse-response';
import type { Attempt, PendingRequest } from './request';
import type { ApiResponse, ResponseHeaders } from './types';

/** Each request carries its own nonce; the batch sends a cart token once. */
export const batchData = (
	requests: readonly PendingRequest[],
	credentials: Readonly< Record< string, string > >
) => ( {
	requests: requests.map( ( { path, method, data } ) => ( {
		method,
		path,
		...( data !== undefined && { body: data } ),
		...( credentials.Nonce && { headers: { Nonce: credentials.Nonce } } ),
	} ) ),
} );

/**
 * Splits the response of a batch into one result per request, in order. If a request has no response, we don't know its
 * outcome: the server processed the batch.
 */
export const parseBatchResponse = (
	reply: ApiResponse,
	requests: readonly PendingRequest[],
	nextSequence: () => number
): Attempt[] => {
	const batch = parseBatch( reply.body );
	return requests.map( ( request, index ) => {
		const context = {
			isRead: request.isRead,
			hasLostAttempt: request.losses > 0,
			sequence: nextSequence(),
		};
		const part = batch.ok ? batch.value.responses[ index ] : null;
		if ( ! part ) {
			return {
				request,
				result: invalidResponse( reply.status, context ),
				headers: reply.headers,
			};
		}
		const partHeaders = readHeaders( part.headers );
		// A request that failed before its route ran has none of these headers, so the batch's headers apply.
		const headers: ResponseHeaders = {
			get: ( name ) =>
				partHeaders.get( name ) ?? reply.headers.get( name ),
		};
		return {
			request,
			result: parseJsonResponse( { ...part, headers }, context ),
			headers,
		};
	} );
};
