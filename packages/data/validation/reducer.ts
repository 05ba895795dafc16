import type { ValidationAction } from './actions';
import { isRecord } from '@shopfront/store-api';
import type { ValidationError, ValidationState } from './types';

const NO_ERRORS: ValidationState = {};

type Entry = [ string, ValidationError ];

/** The state with some entries replaced; the same state when there are none. */
const withEntries = (
	state: ValidationState,
	entries: readonly Entry[]
): ValidationState =>
	entries.length ? { ...state, ...Object.fromEntries( entries ) } : state;

/** Errors as an add-on gives them, so anything may be among them. One that is not said to be hidden is shown. */
const read = ( errors: unknown ): Entry[] =>
	Object.entries( isRecord( errors ) ? errors : {} ).flatMap(
		( [ id, error ]: [ string, unknown ] ): Entry[] =>
			isRecord( error ) && typeof error.message === 'string'
				? [
						[
							id,
							{
								message: error.message,
								hidden: error.hidden === true,
							},
						],
					]
				: []
	);

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
				read( action.errors ).filter( ( entry ) =>
					isChange( state, entry )
				)
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
