import {
	createReduxStore,
	type DataRegistry,
	type StoreDescriptor,
} from '@wordpress/data';
import type { PageCheckout, StoreServices } from './types';

/** By the function that creates them. */
interface Instances {
	get: < Value >( create: () => Value ) => Value | undefined;
	set: < Value >( create: () => Value, value: Value ) => unknown;
}

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
 * The services are a store's state, because a registry has no stable identity: thunks receive another object than
 * `createRegistry` returned. The state is a function, so that tools that print states don't traverse the window.
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

/** An unregistered store's selectors are `undefined`, despite their types. */
const isRegistered = (
	registry: Pick< DataRegistry, 'select' >,
	store: StoreDescriptor
): boolean => Boolean( registry.select( store.name ) );

/**
 * Registers a store unless the registry has one of that name: two blocks may start the same store, and WordPress
 * registers some itself (`core/notices`).
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

/** Call it before any store uses the services. A second call replaces them. */
export const provideServices = (
	registry: Pick< DataRegistry, 'register' | 'select' | 'dispatch' >,
	services: StoreServices
): void => {
	const provided: Provided = { services, instances: new Map() };
	registerOnce( registry, servicesStore );
	void registry.dispatch( servicesStore ).provide( () => provided );
};

/** Throws without `provideServices`, which is a programming error. */
export const getServices = (
	registry: Pick< DataRegistry, 'select' >
): StoreServices => getProvided( registry ).services;

/**
 * Returns the object that `create` returned for this registry, the same one until you replace the services. For state
 * that no selector exposes, such as requests in flight. Throws as `getServices` does.
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

/** Only the checkout store calls it. */
export const providePageCheckout = (
	registry: Pick< DataRegistry, 'select' | 'dispatch' >,
	checkout?: PageCheckout
): void => {
	const provided = { ...getProvided( registry ), checkout };
	void registry.dispatch( servicesStore ).provide( () => provided );
};

/**
 * Returns the page's checkout; `undefined` while none runs. Don't store it: express payments in a cart start the
 * checkout later. Throws as `getServices` does.
 */
export const getPageCheckout = (
	registry: Pick< DataRegistry, 'select' >
): PageCheckout | undefined => getProvided( registry ).checkout;
