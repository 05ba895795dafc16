import type { ApiErrorData } from '@shopfront/store-api';

export interface FailureDetails {
	code: string;
	message: string;
	data?: ApiErrorData;
	/** Whether the server may have processed the request. If so, check its state before you repeat the request. */
	isOutcomeUnknown: boolean;
	/** Absent without a response. */
	status?: number;
	/** See `ApiResponse`; absent without a response. */
	sequence?: number;
}

/** Each failure has the contract's `{ code, message, data }`. */
export abstract class Failure< Kind extends string > extends Error {
	override readonly name = 'ApiFailure';
	readonly code: string;
	readonly data: ApiErrorData;
	readonly isOutcomeUnknown: boolean;
	readonly status: number | undefined;
	readonly sequence: number | undefined;

	constructor(
		readonly kind: Kind,
		{ code, message, data = {}, ...details }: FailureDetails
	) {
		super( message );
		this.code = code;
		this.data = data;
		this.isOutcomeUnknown = details.isOutcomeUnknown;
		this.status = details.status;
		this.sequence = details.sequence;
	}
}
