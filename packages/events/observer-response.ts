/** Response types of observers (docs/contract/events.md 3, `responseTypes`). */
export const RESPONSE_TYPES = {
	SUCCESS: 'success',
	FAIL: 'failure',
	ERROR: 'error',
} as const;

/**
 * A response of an add-on: it has a type, and its other properties are not validated. Source: docs/contract/events.md
 * 4.
 */
export type ObserverResponse = Readonly< Record< string, unknown > > & {
	readonly type: string;
};

/** Whether a listener's return value is a response; `true`, for example, is not. */
export const isObserverResponse = (
	value: unknown
): value is ObserverResponse =>
	typeof value === 'object' &&
	value !== null &&
	typeof Reflect.get( value, 'type' ) === 'string';

export const isSuccessResponse = ( { type }: ObserverResponse ): boolean =>
	type === RESPONSE_TYPES.SUCCESS;

/** A failure that the shopper can fix. The specification also calls it `fail`. */
export const isFailResponse = ( { type }: ObserverResponse ): boolean =>
	type === RESPONSE_TYPES.FAIL || type === 'fail';

export const isErrorResponse = ( { type }: ObserverResponse ): boolean =>
	type === RESPONSE_TYPES.ERROR;
