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

/** The facts about a response that it does not contain. */
export interface ResponseContext {
	/** A read changes nothing, so its outcome is never unknown. */
	isRead: boolean;
	/** Whether an earlier attempt was lost: the server may have done then what it refuses now. */
	hasLostAttempt: boolean;
	sequence: number;
}

/** A response whose body is JSON. */
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

/** The result of a response without the required content: the server may have processed the request. */
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

/** Returns the result of JSON with a status (docs/contract/cart-and-checkout.md 7 and 8). */
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
	// A refused request was not processed; one that broke the server may have been.
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

/** Returns the result of a response. */
export const parseResponse = (
	{ status, headers, text }: HttpResponse,
	context: ResponseContext
): ApiResult => {
	let body: unknown = null;
	if ( status !== NO_CONTENT ) {
		try {
			// The text of an incomplete body is `null`, which parses as an empty one.
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

/** Returns the cart in a result; anything else if there is none, or none that may replace the known cart. */
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

/** Returns the cart of an attempt, from whichever of its three places; `null` when there is none. */
export const findCart = ( attempt: Attempt ): ReceivedCart | null => {
	const cart = extractCart( attempt );
	const { sequence, status } = attempt.result.ok
		? attempt.result.reply
		: attempt.result.error;
	const { path, method, isSettled } = attempt.request;
	return isCart( cart ) && sequence !== undefined && status !== undefined
		? { cart, sequence, status, path, method, isRequestSettled: isSettled }
		: null;
};
