import {
	isApiErrorResponse,
	isRecord,
	parseApiError,
} from '@shopfront/store-api';
import { ApiErrorFailure } from './errors/api-error-failure';
import { HttpFailure } from './errors/http-failure';
import { MalformedFailure } from './errors/malformed-failure';
import type { Attempt } from './request';
import { hasAuthoritativeCart } from './routes';
import type {
	ApiFailure,
	ApiResult,
	ReceivedCart,
	ResponseHeaders,
	HttpResponse,
} from './types';

export interface ResponseContext {
	/** A read's outcome is never unknown. */
	isRead: boolean;
	/** Whether an earlier attempt was lost. The server may have processed it, even if it rejects this one. */
	hasLostAttempt: boolean;
	sequence: number;
}

export interface JsonResponse {
	status: number;
	headers: ResponseHeaders;
	body: unknown;
}

const NO_CONTENT = 204;

const createErrorResult = ( error: ApiFailure ): ApiResult => ( {
	ok: false,
	error,
} );

/** The result for a response without the required content. The server may still have processed the request. */
export const invalidResponse = (
	status: number | undefined,
	{ isRead, sequence }: ResponseContext
): ApiResult =>
	createErrorResult(
		new MalformedFailure( 'invalid_response', {
			isOutcomeUnknown: ! isRead,
			status,
			sequence,
		} )
	);

/** Source: docs/contract/cart-and-checkout.md 7 and 8. */
export const parseJsonResponse = (
	{ status, headers, body }: JsonResponse,
	context: ResponseContext
): ApiResult => {
	const { isRead, hasLostAttempt, sequence } = context;
	if ( status >= 200 && status <= 299 ) {
		if ( status === NO_CONTENT ) {
			return {
				ok: true,
				reply: { body: null, status, headers, sequence },
			};
		}
		return body === null || body === undefined
			? invalidResponse( status, context )
			: { ok: true, reply: { body, status, headers, sequence } };
	}
	// The server didn't process a rejected request, but may have processed one that caused a server error.
	const details = {
		isOutcomeUnknown: ! isRead && ( hasLostAttempt || status >= 500 ),
		status,
		sequence,
	};
	const error = isApiErrorResponse( body ) ? parseApiError( body ) : null;
	return createErrorResult(
		error?.ok
			? new ApiErrorFailure( error.value, details )
			: new HttpFailure( body, details )
	);
};

export const parseResponse = (
	{ status, headers, text }: HttpResponse,
	context: ResponseContext
): ApiResult => {
	let body: unknown = null;
	if ( status !== NO_CONTENT ) {
		try {
			// A truncated body is `null`; it fails to parse like an empty one.
			body = JSON.parse( text ?? '' );
		} catch {
			return createErrorResult(
				new MalformedFailure( 'invalid_json', {
					isOutcomeUnknown: ! context.isRead,
					status,
					sequence: context.sequence,
					isTruncated: text === null,
				} )
			);
		}
	}
	return parseJsonResponse( { status, headers, body }, context );
};

const isCart = ( value: unknown ): boolean =>
	isRecord( value ) &&
	Array.isArray( value.items ) &&
	isRecord( value.totals );

/** Returns the unvalidated cart in a result; any other value if there's none, or if it isn't authoritative. */
const extractCart = ( { result, request }: Attempt ): unknown => {
	let body: unknown;
	if ( result.ok ) {
		body = result.reply.body;
	} else if ( result.error.kind === 'http' ) {
		body = result.error.body;
	} else {
		return result.error.data.cart;
	}
	if ( ! hasAuthoritativeCart( request ) ) {
		return undefined;
	}
	return isRecord( body ) && ! isCart( body )
		? body.__experimentalCart
		: body;
};

/** A response can hold its cart in three locations. `null` if it has none. */
export const findCart = ( attempt: Attempt ): ReceivedCart | null => {
	const cart = extractCart( attempt );
	const { sequence, status } = attempt.result.ok
		? attempt.result.reply
		: attempt.result.error;
	const { path, method, isSettled, sentAt } = attempt.request;
	return isCart( cart ) && sequence !== undefined && status !== undefined
		? {
				cart,
				sequence,
				status,
				path,
				method,
				isRequestSettled: isSettled,
				sentAt,
				hash: attempt.headers.get( 'Cart-Hash' ),
			}
		: null;
};
