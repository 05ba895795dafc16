import type { ValidationAction } from './actions';
import { isRecord } from '@shopfront/store-api';
import type {
	ErrorOwner,
	ValidationError,
	ValidationState,
	ValidationStoreState,
} from './types';

const NO_ERRORS: ValidationState = {};
const INITIAL_STATE: ValidationStoreState = { errors: NO_ERRORS, owned: [] };

type Entry = [ string, ValidationError ];

const withEntries = (
	state: ValidationState,
	entries: readonly Entry[]
): ValidationState =>
	entries.length ? { ...state, ...Object.fromEntries( entries ) } : state;

/** An add-on's errors may be any values. Errors without `hidden` are visible. */
const parseErrors = ( errors: unknown ): Entry[] =>
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

const withErrors = (
	state: ValidationStoreState,
	errors: ValidationState
): ValidationStoreState =>
	errors === state.errors ? state : { ...state, errors };

/** Records an owner's errors. Errors that the page has set, before or now, belong to the page. */
const setOwner = (
	state: ValidationStoreState,
	ids: readonly string[],
	owner: ErrorOwner | null
): ValidationStoreState => {
	const { errors, owned } = state;
	const next = owner
		? [
				...owned,
				...ids.flatMap( ( id ) => {
					const known = owned.filter( ( each ) => each.id === id );
					return known.some( ( each ) => each.owner === owner ) ||
						( known.length === 0 && Object.hasOwn( errors, id ) )
						? []
						: [ { id, owner } ];
				} ),
			]
		: owned.filter( ( { id } ) => ! ids.includes( id ) );
	return next.length === owned.length ? state : { ...state, owned: next };
};

const removeErrors = (
	{ errors, owned }: ValidationStoreState,
	isRemoved: ( id: string ) => boolean
): ValidationStoreState => {
	const remaining = Object.entries( errors ).filter(
		( [ id ] ) => ! isRemoved( id )
	);
	return remaining.length
		? {
				errors:
					remaining.length === Object.keys( errors ).length
						? errors
						: Object.fromEntries( remaining ),
				owned: owned.filter( ( { id } ) => ! isRemoved( id ) ),
			}
		: INITIAL_STATE;
};

const removeOwner = (
	state: ValidationStoreState,
	owner: ErrorOwner
): ValidationStoreState => {
	const ids = new Set< string >();
	const owned = state.owned.filter( ( each ) => {
		const isOther = each.owner !== owner;
		if ( ! isOther ) {
			ids.add( each.id );
		}
		return isOther;
	} );
	owned.forEach( ( { id } ) => ids.delete( id ) );
	return owned.length === state.owned.length
		? state
		: removeErrors( { ...state, owned }, ( id ) => ids.has( id ) );
};

/** Returns the same state if nothing changes, so nothing renders again. */
export const reducer = (
	state: ValidationStoreState = INITIAL_STATE,
	action: ValidationAction
): ValidationStoreState => {
	switch ( action.type ) {
		case 'SET_VALIDATION_ERRORS': {
			const entries = parseErrors( action.errors );
			return withErrors(
				setOwner(
					state,
					entries.map( ( [ id ] ) => id ),
					action.owner
				),
				withEntries(
					state.errors,
					entries.filter( ( entry ) =>
						isChange( state.errors, entry )
					)
				)
			);
		}
		case 'CLEAR_VALIDATION_ERRORS': {
			const { ids } = action;
			const isRemoved = ( id: string ) => ! ids || ids.includes( id );
			return Object.keys( state.errors ).some( isRemoved )
				? removeErrors( state, isRemoved )
				: state;
		}
		case 'CLEAR_OWNER_ERRORS':
			return removeOwner( state, action.owner );
		case 'SET_HIDDEN': {
			const { ids, hidden } = action;
			return withErrors(
				state,
				withEntries(
					state.errors,
					Object.entries( state.errors )
						.filter( ( [ id ] ) => ! ids || ids.includes( id ) )
						.map( ( [ id, error ] ): Entry => [
							id,
							{ ...error, hidden },
						] )
						.filter( ( entry ) => isChange( state.errors, entry ) )
				)
			);
		}
		default:
			return state;
	}
};
