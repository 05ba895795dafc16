import { STORE_KEYS } from '@shopfront/names';
import { createReduxStore } from '@wordpress/data';

/** Containers of notices that are on the page. */
export interface StoreNoticesState {
	/** Contexts that have one, each once. */
	containers: readonly string[];
	/** Contexts of those beyond the first of a context: it keeps its place until the last of them has gone. */
	further: readonly string[];
}

type StoreNoticesAction = {
	type: 'REGISTER_CONTAINER' | 'UNREGISTER_CONTAINER';
	context: string;
};

const NO_CONTAINERS: StoreNoticesState = { containers: [], further: [] };

const reducer = (
	state: StoreNoticesState = NO_CONTAINERS,
	{ type, context }: StoreNoticesAction
): StoreNoticesState => {
	const isRegistering = type === 'REGISTER_CONTAINER';
	if ( ! isRegistering && type !== 'UNREGISTER_CONTAINER' ) {
		return state;
	}
	const { containers, further } = state;
	const key = ( isRegistering ? containers : further ).includes( context )
		? 'further'
		: 'containers';
	const list = state[ key ];
	if ( isRegistering ) {
		return { ...state, [ key ]: [ ...list, context ] };
	}
	const index = list.indexOf( context );
	return index < 0
		? state
		: { ...state, [ key ]: list.filter( ( _, each ) => each !== index ) };
};

/**
 * Which contexts have a container on the page, so that notices of a context without one can be shown by its parent's. A
 * context with several has one until the last of them goes. The notices themselves are in the notices store. Source:
 * docs/contract/stores.md 5.
 */
export const storeNoticesStore = createReduxStore( STORE_KEYS.storeNotices, {
	reducer,
	actions: {
		/** Adds a container of a context. */
		registerContainer: ( context: string ): StoreNoticesAction => ( {
			type: 'REGISTER_CONTAINER',
			context,
		} ),
		/** Removes a container of a context. */
		unregisterContainer: ( context: string ): StoreNoticesAction => ( {
			type: 'UNREGISTER_CONTAINER',
			context,
		} ),
	},
	selectors: {
		/** Contexts that have a container on the page. */
		getRegisteredContainers: ( state: StoreNoticesState ) =>
			state.containers,
	},
} );
