import {
	createReduxStore,
	type DataRegistry,
	type StoreDescriptor,
} from '@wordpress/data';
import type { PageCheckout, StoreServices } from './types';

/** The instances of a registry, each by the function that creates it. */
interface Instances {
	get: < Value >( create: () => Value ) => Value | undefined;
	set: < Value >( create: () => Value, value: Value ) => unknown;
}

/** What one registry has been given, and what was created for it since. */
interface Provided {
	readonly services: StoreServices;
	readonly instances: Instances;
	/** Absent while no checkout runs. */
	readonly checkout?: PageCheckout | undefined;
}

type ReadProvided = () => Provided;
type ProvideAction = { type: 'PROVIDE'; read: ReadProvided };

const readNothing: ReadProvided = () => {
	throw new Error(
		'Shopfront: the stores of this registry have no services. ' +
			'Call provideServices( registry, … ) first.'
	);
};

/**
 * The services travel in a store of their own, since a registry cannot be known by identity: the object that a
 * thunk is given is not the one that `createRegistry` returned. The state is a function, so that tools which print
 * states do not walk into the window.
 */
const servicesStore = createReduxStore( 'shopfront/services', {
	reducer: (
		state: ReadProvided = readNothing,
		action: ProvideAction
	): ReadProvided => ( action.type === 'PROVIDE' ? action.read : state ),
	actions: {
		provide: ( read: ReadProvided ): ProvideAction => ( {
			type: 'PROVIDE',
			read,
		} ),
	},
	selectors: {
		getReader: ( state: ReadProvided ) => state,
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

const getProvided = ( registry: Pick< DataRegistry, 'select' > ): Provided =>
	( isRegistered( registry, servicesStore )
		? registry.select( servicesStore ).getReader()
		: readNothing )();

/** Gives the stores of a registry their services, before any is used. Giving them again replaces them. */
export const provideServices = (
	registry: Pick< DataRegistry, 'register' | 'select' | 'dispatch' >,
	services: StoreServices
): void => {
	const provided: Provided = { services, instances: new Map() };
	registerOnce( registry, servicesStore );
	void registry.dispatch( servicesStore ).provide( () => provided );
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

/** Gives a registry, which has its services, its checkout; for the checkout's store alone. Without one, takes it back. */
export const providePageCheckout = (
	registry: Pick< DataRegistry, 'select' | 'dispatch' >,
	checkout?: PageCheckout
): void => {
	const provided = { ...getProvided( registry ), checkout };
	void registry.dispatch( servicesStore ).provide( () => provided );
};

/**
 * Returns the checkout of the page; `undefined` while none runs. Do not keep it: express payments on a cart start the
 * checkout later. Throws as `getServices` does.
 */
export const getPageCheckout = (
	registry: Pick< DataRegistry, 'select' >
): PageCheckout | undefined => getProvided( registry ).checkout;
