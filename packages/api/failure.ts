import type { ApiErrorData } from '@shopfront/store-api';

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
export abstract class Failure< Kind extends string > extends Error {
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
