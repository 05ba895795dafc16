import { __ } from '@wordpress/i18n';
import type { ApiErrorResponse } from '@shopfront/store-api';
import { Failure, type FailureFacts } from './failure';

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
							'woocommerce'
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
				'woocommerce'
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
