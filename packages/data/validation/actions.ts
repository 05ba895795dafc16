import deprecated from '@wordpress/deprecated';
import { getErrorOwner } from './error-owner';
import type { ErrorOwner, ValidationState } from './types';

/** What can happen to the errors. */
export type ValidationAction =
	| {
			type: 'SET_VALIDATION_ERRORS';
			errors: ValidationState;
			owner: ErrorOwner | null;
	  }
	| { type: 'OWNER_GONE'; owner: ErrorOwner }
	| { type: 'CLEAR_VALIDATION_ERRORS'; ids: readonly string[] | undefined }
	| {
			type: 'SET_HIDDEN';
			ids: readonly string[] | undefined;
			hidden: boolean;
	  };

/** Adds errors to those there are; one with the same id is replaced. Entries that are no errors are passed over. */
export const setValidationErrors = (
	errors: ValidationState
): ValidationAction => ( {
	type: 'SET_VALIDATION_ERRORS',
	errors,
	owner: getErrorOwner(),
} );

/** Clears errors that only this owner has set: nobody is left to clear them. */
export const clearErrorsOf = ( owner: ErrorOwner ): ValidationAction => ( {
	type: 'OWNER_GONE',
	owner,
} );

/** Takes one error away. */
export const clearValidationError = ( id: string ): ValidationAction => ( {
	type: 'CLEAR_VALIDATION_ERRORS',
	ids: [ id ],
} );

/** Takes errors away; without ids, all. */
export const clearValidationErrors = (
	ids?: readonly string[]
): ValidationAction => ( { type: 'CLEAR_VALIDATION_ERRORS', ids } );

/** The old name of `clearValidationErrors()` without ids, which add-ons still call (deprecated in 9.0.0). */
export const clearAllValidationErrors = (): ValidationAction => {
	deprecated( 'clearAllValidationErrors', {
		alternative: 'clearValidationErrors',
		since: '9.0.0',
	} );
	return clearValidationErrors();
};

/** Keeps the error, but out of sight: the shopper is at work on the field. */
export const hideValidationError = ( id: string ): ValidationAction => ( {
	type: 'SET_HIDDEN',
	ids: [ id ],
	hidden: true,
} );

export const showValidationError = ( id: string ): ValidationAction => ( {
	type: 'SET_HIDDEN',
	ids: [ id ],
	hidden: false,
} );

/** Shows whatever is wrong, as after a failed submit. */
export const showAllValidationErrors = (): ValidationAction => ( {
	type: 'SET_HIDDEN',
	ids: undefined,
	hidden: false,
} );
