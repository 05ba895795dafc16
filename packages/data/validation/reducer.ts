import type { ValidationAction } from './actions';
import {
	isValidationError,
	type ValidationError,
	type ValidationState,
} from './types';

const NO_ERRORS: ValidationState = {};

type Entry = [ string, ValidationError ];

/** The state with some entries replaced; the same state when there are none. */
const withEntries = (
	state: ValidationState,
	entries: readonly Entry[]
): ValidationState =>
	entries.length ? { ...state, ...Object.fromEntries( entries ) } : state;

const isChange = ( state: ValidationState, [ id, error ]: Entry ): boolean =>
	state[ id ]?.message !== error.message ||
	state[ id ]?.hidden !== error.hidden;

/** Every action that changes nothing gives back the same state, so that nothing is rendered again. */
export const reducer = (
	state: ValidationState = NO_ERRORS,
	action: ValidationAction
): ValidationState => {
	switch ( action.type ) {
		case 'SET_VALIDATION_ERRORS':
			return withEntries(
				state,
				Object.entries( action.errors ?? {} )
					// From add-ons, so anything may be in there.
					.filter( ( [ , error ] ) => isValidationError( error ) )
					.filter( ( entry ) => isChange( state, entry ) )
			);
		case 'CLEAR_VALIDATION_ERRORS': {
			const { ids } = action;
			const kept = Object.entries( state ).filter(
				( [ id ] ) => ids && ! ids.includes( id )
			);
			if ( kept.length === Object.keys( state ).length ) {
				return state;
			}
			return kept.length ? Object.fromEntries( kept ) : NO_ERRORS;
		}
		case 'SET_HIDDEN': {
			const { ids, hidden } = action;
			return withEntries(
				state,
				Object.entries( state )
					.filter( ( [ id ] ) => ! ids || ids.includes( id ) )
					.map( ( [ id, error ] ): Entry => [
						id,
						{ ...error, hidden },
					] )
					.filter( ( entry ) => isChange( state, entry ) )
			);
		}
		default:
			return state;
	}
};
