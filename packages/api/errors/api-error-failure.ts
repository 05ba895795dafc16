import type { ApiErrorResponse } from '@shopfront/store-api';
import { Failure, type FailureDetails } from './failure';

/** An API error of the server: code, message (with HTML entities) and data, which may contain a cart (`data.cart`). */
export class ApiErrorFailure extends Failure< 'api' > {
	readonly additional_errors: readonly ApiErrorResponse[] | undefined;

	constructor(
		error: ApiErrorResponse,
		details: Omit< FailureDetails, 'code' | 'message' | 'data' >
	) {
		super( 'api', { ...details, ...error } );
		this.additional_errors = error.additional_errors;
	}
}
