import { isApiErrorResponse, parseApiError } from '@shopfront/store-api';
import { type ApiFailure } from './errors';
import { NetworkFailure } from './own-failures';
import {
	ApiErrorFailure,
	HttpFailure,
	MalformedFailure,
	TimeoutFailure,
} from './reply-failures';
import type { ReplyHeaders } from './headers';
import type { WireReply } from './transport';
import type { ApiResult } from './types';

/** What is known of a reply beside itself. */
export interface Circumstances {
	/** Nothing changes by a read, so its outcome is never in doubt. */
	isRead: boolean;
	/** An earlier try was lost: what this one refuses, that one may have done. Default `false`. */
	wasLost?: boolean;
	sequence: number;
}

/** A reply whose body is JSON. */
export interface JsonReply {
	status: number;
	headers: ReplyHeaders;
	body: unknown;
}

const NO_CONTENT = 204;

const failed = ( error: ApiFailure ): ApiResult => ( { ok: false, error } );

/** The result of a request that got no reply. */
export const judgeLoss = (
	loss: 'lost' | 'timeout',
	{ isRead, isOffline }: { isRead: boolean; isOffline: boolean }
): ApiResult =>
	failed(
		loss === 'timeout'
			? new TimeoutFailure( ! isRead )
			: new NetworkFailure( ! isRead, isOffline )
	);

/** A reply that has no body, or is not what it should be: it may have been done all the same. */
export const invalidResponse = (
	status: number | undefined,
	{ isRead, sequence }: Circumstances
): ApiResult =>
	failed(
		new MalformedFailure( 'invalid_response', {
			isOutcomeUnknown: ! isRead,
			status,
			sequence,
		} )
	);

/** The result that JSON with a status means (specification 7 and 8). */
export const judgeJson = (
	{ status, headers, body }: JsonReply,
	circumstances: Circumstances
): ApiResult => {
	const { isRead, wasLost = false, sequence } = circumstances;
	if ( status >= 200 && status <= 299 ) {
		if ( status === NO_CONTENT ) {
			return {
				ok: true,
				reply: { body: null, status, headers, sequence },
			};
		}
		return body === null || body === undefined
			? invalidResponse( status, circumstances )
			: { ok: true, reply: { body, status, headers, sequence } };
	}
	// A refusal says that nothing was done; a server that broke down on the way may have.
	const facts = {
		isOutcomeUnknown: ! isRead && ( wasLost || status >= 500 ),
		status,
		sequence,
	};
	const error = isApiErrorResponse( body ) ? parseApiError( body ) : null;
	return failed(
		error?.ok
			? new ApiErrorFailure( error.value, facts )
			: new HttpFailure( body, facts )
	);
};

/** The result that a reply means. */
export const judgeReply = (
	{ status, headers, text }: WireReply,
	circumstances: Circumstances
): ApiResult => {
	if ( status === NO_CONTENT ) {
		return judgeJson( { status, headers, body: null }, circumstances );
	}
	const { isRead, sequence } = circumstances;
	let body: unknown;
	try {
		// A body that was cut off is `null`, which reads as no text at all.
		body = JSON.parse( text ?? '' );
	} catch {
		return failed(
			new MalformedFailure( 'invalid_json', {
				isOutcomeUnknown: ! isRead,
				status,
				sequence,
				isCut: text === null,
			} )
		);
	}
	return judgeJson( { status, headers, body }, circumstances );
};
