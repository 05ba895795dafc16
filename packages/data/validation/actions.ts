import deprecated from '@wordpress/deprecated';
import { getErrorOwner } from './error-owner';
import type { ErrorOwner, ValidationState } from './types';

export type ValidationAction =
	| {
			type: 'SET_VALIDATION_ERRORS';
			errors: ValidationState;
			owner: ErrorOwner | null;
	  }
	| { type: 'CLEAR_OWNER_ERRORS'; owner: ErrorOwner }
	| { type: 'CLEAR_VALIDATION_ERRORS'; ids: readonly string[] | undefined }
	| {
			type: 'SET_HIDDEN';
			ids: readonly string[] | undefined;
			hidden: boolean;
	  };

/** Adds errors, and replaces errors with the same id. Ignores invalid entries. */
export const setValidationErrors = (
	errors: ValidationState
): ValidationAction => ( {
	type: 'SET_VALIDATION_ERRORS',
	errors,
	owner: getErrorOwner(),
} );

/** Clears errors that only this owner has set, because nothing else would clear them. */
export const clearErrorsByOwner = ( owner: ErrorOwner ): ValidationAction => ( {
	type: 'CLEAR_OWNER_ERRORS',
	owner,
} );

/** Removes one error. */
export const clearValidationError = ( id: string ): ValidationAction => ( {
	type: 'CLEAR_VALIDATION_ERRORS',
	ids: [ id ],
} );

/** Removes errors; all of them if you pass no ids. */
export const clearValidationErrors = (
	ids?: readonly string[]
): ValidationAction => ( { type: 'CLEAR_VALIDATION_ERRORS', ids } );

/** @deprecated Use `clearValidationErrors`. */
export const clearAllValidationErrors = (): ValidationAction => {
	deprecated( 'clearAllValidationErrors', {
		alternative: 'clearValidationErrors',
		since: '9.0.0',
	} );
	return clearValidationErrors();
};

/** Hides an error without removing it. */
export const hideValidationError = ( id: string ): ValidationAction => ( {
	type: 'SET_HIDDEN',
	ids: [ id ],
	hidden: true,
} );

/** Shows an error. */
export const showValidationError = ( id: string ): ValidationAction => ( {
	type: 'SET_HIDDEN',
	ids: [ id ],
	hidden: false,
} );

/** Shows all errors. */
export const showAllValidationErrors = (): ValidationAction => ( {
	type: 'SET_HIDDEN',
	ids: undefined,
	hidden: false,
} );
