import type {
	ValidationError,
	ValidationState,
	ValidationStoreState,
} from './types';

/** A field's error; `undefined` for none. */
export const getValidationError = (
	{ errors }: ValidationStoreState,
	id: string
): ValidationError | undefined =>
	Object.hasOwn( errors, id ) ? errors[ id ] : undefined;

/** Id of the element that shows the error, for `aria-errormessage`; `undefined` while it's hidden. */
export const getValidationErrorId = (
	state: ValidationStoreState,
	id: string
): string | undefined => {
	const error = getValidationError( state, id );
	return error && ! error.hidden ? `validate-error-${ id }` : undefined;
};

/** Whether there are errors, hidden ones included. */
export const hasValidationErrors = ( {
	errors,
}: ValidationStoreState ): boolean => Object.keys( errors ).length > 0;

/** All errors, by id. */
export const getValidationErrors = ( {
	errors,
}: ValidationStoreState ): ValidationState => errors;
