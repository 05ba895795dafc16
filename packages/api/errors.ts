import { __ } from '@wordpress/i18n';
import type { ApiErrorData, ApiErrorResponse } from '@shopfront/store-api';

/** What every failure tells. */
export interface FailureFacts {
	code: string;
	message: string;
	data?: ApiErrorData;
	/** Whether the server may have done it all the same. Ask what became of it before asking for it again. */
	isOutcomeUnknown: boolean;
	/** HTTP status, where there was a reply. */
	status?: number;
	/** As of `ApiReply`, where there was a reply. */
	sequence?: number;
}

/** The common part; use the kinds below. Each can be read as the contract's `{ code, message, data }`. */
abstract class Failure< Kind extends string > extends Error {
	override readonly name = 'ApiFailure';
	readonly code: string;
	readonly data: ApiErrorData;
	readonly isOutcomeUnknown: boolean;
	readonly status: number | undefined;
	readonly sequence: number | undefined;

	constructor(
		readonly kind: Kind,
		{ code, message, data = {}, ...facts }: FailureFacts
	) {
		super( message );
		this.code = code;
		this.data = data;
		this.isOutcomeUnknown = facts.isOutcomeUnknown;
		this.status = facts.status;
		this.sequence = facts.sequence;
	}
}

/** The asker took it back. Outcome unknown when it had left: an abort does not undo anything on the server. */
export class AbortedFailure extends Failure< 'aborted' > {
	constructor( isOutcomeUnknown: boolean ) {
		super( 'aborted', {
			code: 'aborted',
			message: __( 'The request was cancelled.', 'shopfront' ),
			isOutcomeUnknown,
		} );
	}
}

/** No reply: the connection could not be made, or was lost. The code is `offline_error` while the browser is offline. */
export class NetworkFailure extends Failure< 'network' > {
	constructor( isOutcomeUnknown: boolean, isOffline = false ) {
		super( 'network', {
			code: isOffline ? 'offline_error' : 'fetch_error',
			message: isOffline
				? __(
						'You are offline. Please check your internet connection.',
						'shopfront'
					)
				: __(
						'The server could not be reached. Please check your internet connection.',
						'shopfront'
					),
			isOutcomeUnknown,
		} );
	}
}

/** No whole reply in time. */
export class TimeoutFailure extends Failure< 'timeout' > {
	constructor( isOutcomeUnknown: boolean ) {
		super( 'timeout', {
			code: 'timeout',
			message: __( 'The server took too long to answer.', 'shopfront' ),
			isOutcomeUnknown,
		} );
	}
}

/** A reply that is no answer: not JSON (`invalid_json`), or JSON without what it must have (`invalid_response`). */
export class MalformedFailure extends Failure< 'malformed' > {
	/** Whether the connection broke before the body was whole. */
	readonly isCut: boolean;

	constructor(
		code: 'invalid_json' | 'invalid_response',
		facts: Omit< FailureFacts, 'code' | 'message' > & { isCut?: boolean }
	) {
		super( 'malformed', {
			...facts,
			code,
			message:
				code === 'invalid_json'
					? __(
							'The response is not a valid JSON response.',
							'shopfront'
						)
					: __( 'Response not valid', 'shopfront' ),
		} );
		this.isCut = facts.isCut === true;
	}
}

/** A bad status with JSON that is not an API error, as a checkout whose payment failed answers. */
export class HttpFailure extends Failure< 'http' > {
	readonly body: unknown;

	constructor(
		body: unknown,
		facts: Omit< FailureFacts, 'code' | 'message' >
	) {
		super( 'http', {
			...facts,
			code: 'http_error',
			message: __(
				'Something went wrong. Please contact us to get assistance.',
				'shopfront'
			),
		} );
		this.body = body;
	}
}

/** The server said no, in words: code, message (with HTML entities) and data, `data.cart` included. */
export class ApiErrorFailure extends Failure< 'api' > {
	readonly additional_errors: readonly ApiErrorResponse[] | undefined;

	constructor(
		error: ApiErrorResponse,
		facts: Omit< FailureFacts, 'code' | 'message' | 'data' >
	) {
		super( 'api', { ...facts, ...error } );
		this.additional_errors = error.additional_errors;
	}
}

export type ApiFailure =
	| AbortedFailure
	| NetworkFailure
	| TimeoutFailure
	| MalformedFailure
	| HttpFailure
	| ApiErrorFailure;

export const isAbortedFailure = ( error: unknown ): error is AbortedFailure =>
	error instanceof AbortedFailure;

export const isNetworkFailure = ( error: unknown ): error is NetworkFailure =>
	error instanceof NetworkFailure;

export const isTimeoutFailure = ( error: unknown ): error is TimeoutFailure =>
	error instanceof TimeoutFailure;

export const isMalformedFailure = (
	error: unknown
): error is MalformedFailure => error instanceof MalformedFailure;

export const isHttpFailure = ( error: unknown ): error is HttpFailure =>
	error instanceof HttpFailure;

export const isApiErrorFailure = ( error: unknown ): error is ApiErrorFailure =>
	error instanceof ApiErrorFailure;

/** Any of the six. */
export const isApiFailure = ( error: unknown ): error is ApiFailure =>
	error instanceof Failure;
