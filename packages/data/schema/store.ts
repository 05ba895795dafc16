import { getServices } from '@shopfront/data/services';
import { STORE_KEYS, STORE_NAMESPACE } from '@shopfront/names';
import { parseRouteIndex } from '@shopfront/store-api';
import {
	createReduxStore,
	type ReduxStoreConfig,
	type StoreDescriptor,
	type ThunkArgs,
} from '@wordpress/data';
import {
	fillRoute,
	normalizeNamespace,
	sortRoutes,
	type NamespaceRoutes,
} from './routes';

/** By namespace, without leading and trailing slashes. An empty entry was fetched and has no routes. */
export interface SchemaState {
	routes: Readonly< Record< string, NamespaceRoutes > >;
}

type SchemaAction = {
	type: 'RECEIVE_ROUTES';
	routes: readonly string[];
	namespace: string;
};

const NO_SCHEMA: SchemaState = { routes: {} };
const NO_ROUTES: NamespaceRoutes = {};

const reducer = (
	state: SchemaState = NO_SCHEMA,
	action: SchemaAction
): SchemaState => {
	if ( action.type !== 'RECEIVE_ROUTES' ) {
		return state;
	}
	const namespace = normalizeNamespace( action.namespace );
	return {
		routes: {
			...state.routes,
			[ namespace ]: sortRoutes( action.routes, namespace ),
		},
	};
};

const actions = {
	/** Stores a namespace's routes, from its index or the page's settings. */
	receiveRoutes: (
		routes: readonly string[],
		namespace = `${ STORE_NAMESPACE }/blocks`
	): SchemaAction => ( { type: 'RECEIVE_ROUTES', routes, namespace } ),
};

const selectors = {
	/** A namespace's routes, by resource; none before they arrive. Calling it fetches them. */
	getRoutes: ( state: SchemaState, namespace: string ): NamespaceRoutes =>
		state.routes[ normalizeNamespace( namespace ) ] ?? NO_ROUTES,

	/**
	 * Path of a resource, with as many ids as it takes; `''` before the routes arrive. Calling it fetches them. Throws
	 * if the server has no such route.
	 */
	getRoute: (
		state: SchemaState,
		namespace: string,
		resourceName: string,
		ids: ReadonlyArray< string | number > = []
	): string => {
		const known = state.routes[ normalizeNamespace( namespace ) ];
		if ( ! known ) {
			return '';
		}
		if ( ! Object.keys( known ).length ) {
			throw new Error(
				`There is no route for the given namespace (${ namespace }) in the store`
			);
		}
		const routes = known[ resourceName ];
		if ( ! routes ) {
			throw new Error(
				`There is no route for the given resource name (${ resourceName }) in the store`
			);
		}
		const found = Object.entries( routes ).find(
			( [ , names ] ) => names.length === ids.length
		);
		if ( ! found ) {
			throw new Error(
				`There is no route for the given resource name (${ resourceName }) with ${ ids.length } ids ` +
					`in the store. There are: ${ Object.keys( routes ).join( ', ' ) }`
			);
		}
		return fillRoute( ...found, ids );
	},
};

type SchemaStore = StoreDescriptor<
	ReduxStoreConfig< SchemaState, typeof actions, typeof selectors >
>;

const resolvers = {
	/**
	 * Sends nothing if the routes are known. Rejects if it can't fetch them; fetches again after you invalidate the
	 * resolution. Has no `isFulfilled`, because `resolveSelect` of WordPress 6.7 never settles for fulfilled values.
	 */
	getRoutes:
		( namespace: string ) =>
		async ( { dispatch, registry, select }: ThunkArgs< SchemaStore > ) => {
			if ( select.getRoutes( namespace ) !== NO_ROUTES ) {
				return;
			}
			const { api } = getServices( registry );
			const path = `/${ normalizeNamespace( namespace ) }`;
			const result = await api.send( { path } );
			if ( ! result.ok ) {
				throw result.error;
			}
			const index = parseRouteIndex( result.reply.body );
			if ( ! index.ok ) {
				throw new Error(
					`Shopfront: ${ path } is not a list of routes (${ index.path }: ${ index.reason }).`
				);
			}
			await dispatch.receiveRoutes(
				Object.keys( index.value.routes ),
				namespace
			);
		},
	getRoute:
		( namespace: string ) =>
		async ( { resolveSelect }: ThunkArgs< SchemaStore > ) => {
			await resolveSelect.getRoutes( namespace );
		},
};

/** The server's routes. Source: docs/contract/stores.md 8. */
export const schemaStore: SchemaStore = createReduxStore( STORE_KEYS.schema, {
	reducer,
	actions,
	selectors,
	resolvers,
} );
