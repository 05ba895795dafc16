import type { ValidationError, ValidationState } from './types';

/** The error of a field; `undefined` when nothing is wrong with it. */
export const getValidationError = (
	state: ValidationState,
	id: string
): ValidationError | undefined =>
	Object.hasOwn( state, id ) ? state[ id ] : undefined;

/** Id of the element that shows the error, for `aria-errormessage`; `undefined` while none is shown. */
export const getValidationErrorId = (
	state: ValidationState,
	id: string
): string | undefined => {
	const error = getValidationError( state, id );
	return error && ! error.hidden ? `validate-error-${ id }` : undefined;
};

/** Whether anything is wrong; hidden errors count. */
export const hasValidationErrors = ( state: ValidationState ): boolean =>
	Object.keys( state ).length > 0;

export const getValidationErrors = (
	state: ValidationState
): ValidationState => state;
