import type { ApiErrorResponse } from '@shopfront/store-api';
import { Failure, type FailureFacts } from './failure';

/** An API error of the server: code, message (with HTML entities) and data, which may contain a cart (`data.cart`). */
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
