import { STORE_KEYS } from '@shopfront/names';
import { createReduxStore } from '@wordpress/data';

export interface StoreNoticesState {
	/** Contexts with a container, each once. */
	containers: readonly string[];
	/** One entry for each additional container: a context stays registered until its last container is gone. */
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
 * The contexts that have a notice container on the page. The parent's container shows other contexts' notices. The
 * notices themselves are in the notices store. Source: docs/contract/stores.md 5.
 */
export const storeNoticesStore = createReduxStore( STORE_KEYS.storeNotices, {
	reducer,
	actions: {
		/** Adds a context's container. */
		registerContainer: ( context: string ): StoreNoticesAction => ( {
			type: 'REGISTER_CONTAINER',
			context,
		} ),
		/** Removes a context's container. */
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
