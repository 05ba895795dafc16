/** What an observer may answer with (docs/contract/events.md 3, `responseTypes`). */
export const RESPONSE_TYPES = {
	SUCCESS: 'success',
	FAIL: 'failure',
	ERROR: 'error',
} as const;

/**
 * An answer of an add-on: it has a type, and nothing else of it has been looked at. Source: docs/contract/events.md 4.
 */
export type ObserverResponse = Readonly< Record< string, unknown > > & {
	readonly type: string;
};

/** Whether something that a listener returned is an answer; `true`, for one, is none. */
export const isObserverResponse = (
	value: unknown
): value is ObserverResponse =>
	typeof value === 'object' &&
	value !== null &&
	typeof Reflect.get( value, 'type' ) === 'string';

export const isSuccessResponse = ( { type }: ObserverResponse ): boolean =>
	type === RESPONSE_TYPES.SUCCESS;

/** The shopper can do something about it. `fail` is what the specification also calls it. */
export const isFailResponse = ( { type }: ObserverResponse ): boolean =>
	type === RESPONSE_TYPES.FAIL || type === 'fail';

export const isErrorResponse = ( { type }: ObserverResponse ): boolean =>
	type === RESPONSE_TYPES.ERROR;
