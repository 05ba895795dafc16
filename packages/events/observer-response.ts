/** Source: docs/contract/events.md 3, `responseTypes`. */
export const RESPONSE_TYPES = {
	SUCCESS: 'success',
	FAIL: 'failure',
	ERROR: 'error',
} as const;

/** An add-on's response. Only its type is validated. Source: docs/contract/events.md 4. */
export type ObserverResponse = Readonly< Record< string, unknown > > & {
	readonly type: string;
};

export const isObserverResponse = (
	value: unknown
): value is ObserverResponse =>
	typeof value === 'object' &&
	value !== null &&
	typeof Reflect.get( value, 'type' ) === 'string';

export const isSuccessResponse = ( { type }: ObserverResponse ): boolean =>
	type === RESPONSE_TYPES.SUCCESS;

/** The shopper can fix a failure. The specification also calls it `fail`. */
export const isFailResponse = ( { type }: ObserverResponse ): boolean =>
	type === RESPONSE_TYPES.FAIL || type === 'fail';

export const isErrorResponse = ( { type }: ObserverResponse ): boolean =>
	type === RESPONSE_TYPES.ERROR;
