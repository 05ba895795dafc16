export interface ValidationError {
	message: string;
	/** Whether the shopper doesn't see it yet. Hidden errors block an order like visible ones. */
	hidden: boolean;
}

/** By id: `billing_postcode`, `contact_namespace/name`, `coupon` (docs/contract/stores.md 4). */
export type ValidationState = Readonly< Record< string, ValidationError > >;

/** For values from add-ons (docs/contract/globals.md 8). */
export const isValidationError = ( value: unknown ): value is ValidationError =>
	typeof value === 'object' &&
	value !== null &&
	'message' in value &&
	typeof value.message === 'string' &&
	'hidden' in value &&
	typeof value.hidden === 'boolean';

/** A part of the page that sets errors, such as an add-on's block; compared by identity. */
export type ErrorOwner = object;

export interface ValidationStoreState {
	readonly errors: ValidationState;
	/** Only add-ons have set these errors. Other errors remain until something clears them. */
	readonly owned: ReadonlyArray< { id: string; owner: ErrorOwner } >;
}
