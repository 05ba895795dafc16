import {
	createReduxStore,
	type DataRegistry,
	type StoreDescriptor,
} from '@wordpress/data';
import type { ApiClient } from '@shopfront/api';
import type { CheckoutEvents } from '@shopfront/events';
import type { Host } from '@shopfront/host';
import type { PaymentShelf } from '@shopfront/registry';
import type { Settings } from '@shopfront/settings';

/** The outside world, as the stores of one registry reach it. */
export interface StoreServices {
	api: ApiClient;
	host: Host;
	settings: Settings;
	events: CheckoutEvents;
	payments: PaymentShelf;
}

/** As much of a registry as stores need; `window.wp.data` is one too. */
export type StoreRegistry = Pick<
	DataRegistry,
	'register' | 'select' | 'resolveSelect' | 'dispatch' | 'subscribe'
>;

export { createDelayedPush } from './delayed-push';
export type { Thunk } from './thunk';

/** The instances of a registry, each by the function that creates it. */
interface Instances {
	get: < Value >( create: () => Value ) => Value | undefined;
	set: < Value >( create: () => Value, value: Value ) => unknown;
}

/** What one registry was given, and what was created for it since. */
interface Provided {
	services: StoreServices;
	instances: Instances;
}

type ReadProvided = () => Provided;
type ProvideAction = { type: 'PROVIDE'; read: ReadProvided | null };

/**
 * The services travel in a store of their own, since a registry cannot be known by identity: the object that a
 * thunk is given is not the one that `createRegistry` returned. The state is a function, so that tools which print
 * states do not walk into the window.
 */
const servicesStore = createReduxStore( 'shopfront/services', {
	reducer: (
		state: ReadProvided | null = null,
		action: ProvideAction
	): ReadProvided | null =>
		action.type === 'PROVIDE' ? action.read : state,
	actions: {
		provide: ( read: ReadProvided | null ): ProvideAction => ( {
			type: 'PROVIDE',
			read,
		} ),
	},
	selectors: {
		getReader: ( state: ReadProvided | null ) => state,
	},
} );

/** Selectors of a store that nobody registered are `undefined`, whatever the types say. */
const isRegistered = (
	registry: Pick< DataRegistry, 'select' >,
	store: StoreDescriptor
): boolean => Boolean( registry.select( store.name ) );

/**
 * Registers a store, unless the registry has one of that name: two blocks may start the same store, and on
 * WordPress some (`core/notices`) are there already.
 */
export const registerOnce = (
	registry: Pick< DataRegistry, 'register' | 'select' >,
	store: StoreDescriptor
): void => {
	if ( ! isRegistered( registry, store ) ) {
		registry.register( store );
	}
};

/**
 * Gives the stores of a registry their services; to be called before they are asked for anything. Giving them
 * again replaces them. Returns the stop, after which `getServices` throws again.
 */
export const provideServices = (
	registry: Pick< DataRegistry, 'register' | 'select' | 'dispatch' >,
	services: StoreServices
): ( () => void ) => {
	registerOnce( registry, servicesStore );
	const provided: Provided = { services, instances: new Map() };
	void registry.dispatch( servicesStore ).provide( () => provided );
	return () => {
		void registry.dispatch( servicesStore ).provide( null );
	};
};

const getProvided = ( registry: Pick< DataRegistry, 'select' > ): Provided => {
	const read = isRegistered( registry, servicesStore )
		? registry.select( servicesStore ).getReader()
		: null;
	if ( ! read ) {
		throw new Error(
			'Shopfront: the stores of this registry have no services, so they cannot reach the server. ' +
				'Call provideServices( registry, { api, host, … } ) before the first selector or action.'
		);
	}
	return read();
};

/** The services of a registry. Throws when none were given: that is a mistake in how the page is put together. */
export const getServices = (
	registry: Pick< DataRegistry, 'select' >
): StoreServices => getProvided( registry ).services;

/**
 * Returns the object of a registry that `create` makes: the same one each time, until the registry is given other
 * services. It is for what no selector shows, such as requests in flight. Throws as `getServices` does.
 */
export const getInstance = < Value extends object >(
	registry: Pick< DataRegistry, 'select' >,
	create: () => Value
): Value => {
	const { instances } = getProvided( registry );
	const known = instances.get( create );
	if ( known ) {
		return known;
	}
	const instance = create();
	instances.set( create, instance );
	return instance;
};
