import { STORE_KEYS } from '@shopfront/names';
import { createReduxStore } from '@wordpress/data';

/** Contexts that have a container. */
export interface StoreNoticesState {
	containers: readonly string[];
}

type StoreNoticesAction = {
	type: 'REGISTER_CONTAINER' | 'UNREGISTER_CONTAINER';
	context: string;
};

const NO_CONTAINERS: StoreNoticesState = { containers: [] };

const reducer = (
	state: StoreNoticesState = NO_CONTAINERS,
	{ type, context }: StoreNoticesAction
): StoreNoticesState => {
	const isThere = state.containers.includes( context );
	if ( type === 'REGISTER_CONTAINER' && ! isThere ) {
		return { containers: [ ...state.containers, context ] };
	}
	if ( type === 'UNREGISTER_CONTAINER' && isThere ) {
		return {
			containers: state.containers.filter(
				( other ) => other !== context
			),
		};
	}
	return state;
};

/**
 * Which contexts have a container on the page, so that notices of a context without one can be shown by its
 * parent's. The notices themselves are in the notices store. Source: contract/stores.md 5.
 */
export const storeNoticesStore = createReduxStore( STORE_KEYS.storeNotices, {
	reducer,
	actions: {
		registerContainer: ( context: string ): StoreNoticesAction => ( {
			type: 'REGISTER_CONTAINER',
			context,
		} ),
		unregisterContainer: ( context: string ): StoreNoticesAction => ( {
			type: 'UNREGISTER_CONTAINER',
			context,
		} ),
	},
	selectors: {
		getRegisteredContainers: ( state: StoreNoticesState ) =>
			state.containers,
	},
} );
