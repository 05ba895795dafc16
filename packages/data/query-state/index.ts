import { STORE_KEYS } from '@shopfront/names';
import { createReduxStore } from '@wordpress/data';

/** One context's query, by key. A context is, for example, a list of products. */
type Query = Readonly< Record< string, unknown > >;

type QueryState = Readonly< Record< string, Query > >;

type QueryAction =
	| { type: 'SET_QUERY'; context: string; query: Query }
	| {
			type: 'SET_QUERY_VALUE';
			context: string;
			key: string;
			value: unknown;
	  };

const NO_STATE: QueryState = {};
const NO_QUERY: Query = {};

/** Queries are serializable, so equal JSON means equal queries. */
const isEqual = ( a: unknown, b: unknown ): boolean =>
	a === b || JSON.stringify( a ) === JSON.stringify( b );

const reducer = (
	state: QueryState = NO_STATE,
	action: QueryAction
): QueryState => {
	switch ( action.type ) {
		case 'SET_QUERY':
			return isEqual( state[ action.context ], action.query )
				? state
				: { ...state, [ action.context ]: action.query };
		case 'SET_QUERY_VALUE': {
			const { context, key, value } = action;
			const query = state[ context ] ?? NO_QUERY;
			return isEqual( query[ key ], value )
				? state
				: { ...state, [ context ]: { ...query, [ key ]: value } };
		}
		default:
			return state;
	}
};

/**
 * A page's queries by context: filters and order of product lists. Setting an equal value changes nothing and keeps its
 * reference. Source: docs/contract/stores.md 7.
 */
export const queryStateStore = createReduxStore( STORE_KEYS.queryState, {
	reducer,
	actions: {
		/** Sets one value of a context. */
		setQueryValue: (
			context: string,
			key: string,
			value: unknown
		): QueryAction => ( { type: 'SET_QUERY_VALUE', context, key, value } ),
		/** Replaces all values of a context. */
		setValueForQueryContext: (
			context: string,
			query: Query
		): QueryAction => ( { type: 'SET_QUERY', context, query } ),
	},
	selectors: {
		/** One value of a context; the fallback if it isn't set. */
		getValueForQueryKey: (
			state: QueryState,
			context: string,
			key: string,
			fallback: unknown = NO_QUERY
		): unknown => state[ context ]?.[ key ] ?? fallback,
		/** All values of a context; the fallback if none was ever set. */
		getValueForQueryContext: (
			state: QueryState,
			context: string,
			fallback: Query = NO_QUERY
		): Query => state[ context ] ?? fallback,
	},
} );
