/** What is wrong with a field, and whether the shopper is told yet. */
export interface ValidationError {
	message: string;
	/** Hidden errors count: they stop an order as much as visible ones. */
	hidden: boolean;
}

/** Errors by id: `billing_postcode`, `contact_namespace/name`, `coupon` (docs/contract/stores.md 4). */
export type ValidationState = Readonly< Record< string, ValidationError > >;

/** Whether a value that an add-on gave is an error of this store (docs/contract/globals.md 8). */
export const isValidationError = ( value: unknown ): value is ValidationError =>
	typeof value === 'object' &&
	value !== null &&
	'message' in value &&
	typeof value.message === 'string' &&
	'hidden' in value &&
	typeof value.hidden === 'boolean';

/** A part of the page that sets errors, as a block of an add-on; told apart by identity. */
export type ErrorOwner = object;

/** State of the store. */
export interface ValidationStoreState {
	readonly errors: ValidationState;
	/** Who set which errors that only add-ons have set. Errors that are not listed stay until they are cleared. */
	readonly owned: ReadonlyArray< { id: string; owner: ErrorOwner } >;
}
