import type {
	ValidationError,
	ValidationState,
	ValidationStoreState,
} from './types';

/** The error of a field; `undefined` when nothing is wrong with it. */
export const getValidationError = (
	{ errors }: ValidationStoreState,
	id: string
): ValidationError | undefined =>
	Object.hasOwn( errors, id ) ? errors[ id ] : undefined;

/** Id of the element that shows the error, for `aria-errormessage`; `undefined` while none is shown. */
export const getValidationErrorId = (
	state: ValidationStoreState,
	id: string
): string | undefined => {
	const error = getValidationError( state, id );
	return error && ! error.hidden ? `validate-error-${ id }` : undefined;
};

/** Whether anything is wrong; hidden errors count. */
export const hasValidationErrors = ( {
	errors,
}: ValidationStoreState ): boolean => Object.keys( errors ).length > 0;

export const getValidationErrors = ( {
	errors,
}: ValidationStoreState ): ValidationState => errors;
