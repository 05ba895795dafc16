import deprecated from '@wordpress/deprecated';
import { createExtensionCallbacks } from './extension-callbacks';
import {
	createExpressPaymentMethod,
	createPaymentMethod,
} from './payment-method';
import type {
	ExpressPaymentMethodConfig,
	PaymentMethodConfig,
	RegisteredExpressPaymentMethod,
	RegisteredPaymentMethod,
} from './types';

/** A config, or (deprecated) a function that makes one with the class of configs. */
export type Registration< Config extends object > =
	Config | ( ( configClass: unknown ) => Config );

/** The ways to pay of a page. Source: contract/globals.md 2. */
export interface PaymentRegistry {
	/** Adds a method, in place of one of the same name. Throws when it is wrong. */
	registerPaymentMethod: (
		registration: Registration< PaymentMethodConfig >
	) => void;
	/** Adds a method of one button, in place of one of the same name. Throws when it is wrong. */
	registerExpressPaymentMethod: (
		registration: Registration< ExpressPaymentMethodConfig >
	) => void;
	/** Gives a namespace a say in whether methods of others can be used; once. */
	registerPaymentMethodExtensionCallbacks: (
		namespace: string,
		callbacks: Readonly< Record< string, unknown > >
	) => void;
	deregisterPaymentMethod: ( name: string ) => void;
	deregisterExpressPaymentMethod: ( name: string ) => void;
	/** By name, in order of registration. One live object: what is registered later is in it. */
	getPaymentMethods: () => Readonly<
		Record< string, RegisteredPaymentMethod >
	>;
	getExpressPaymentMethods: () => Readonly<
		Record< string, RegisteredExpressPaymentMethod >
	>;
	/** Calls back after each change of methods or callbacks; returns the stop. */
	subscribe: ( listener: () => void ) => () => void;
}

/** Methods of one kind. */
function createShelf< Config extends object, Method extends { name: string } >(
	create: ( config: Config ) => Method,
	registerName: string,
	changed: () => void
) {
	const methods: Record< string, Method > = {};

	/** What the deprecated way of registering makes configs with; they are checked when they come back. */
	class ConfigInstance {
		constructor( config: Config ) {
			Object.assign( this, config );
		}
	}
	const toConfig = ( registration: Registration< Config > ): Config => {
		if ( typeof registration !== 'function' ) {
			return registration;
		}
		deprecated( `Passing a callback to ${ registerName }()`, {
			alternative: 'a config options object',
		} );
		return registration( ConfigInstance );
	};
	return {
		methods,
		register: ( registration: Registration< Config > ) => {
			const method = create( toConfig( registration ) );
			methods[ method.name ] = method;
			changed();
		},
		deregister: ( name: string ) => {
			if ( Object.hasOwn( methods, name ) ) {
				delete methods[ name ];
				changed();
			}
		},
	};
}

/** A registry with nothing in it. */
export function createPaymentRegistry(): PaymentRegistry {
	const listeners = new Set< () => void >();
	const changed = () => listeners.forEach( ( listener ) => listener() );
	const extensions = createExtensionCallbacks();
	const regular = createShelf(
		( config: PaymentMethodConfig ) =>
			createPaymentMethod( config, extensions ),
		'registerPaymentMethod',
		changed
	);
	const express = createShelf(
		( config: ExpressPaymentMethodConfig ) =>
			createExpressPaymentMethod( config, extensions ),
		'registerExpressPaymentMethod',
		changed
	);
	return {
		registerPaymentMethod: regular.register,
		registerExpressPaymentMethod: express.register,
		registerPaymentMethodExtensionCallbacks: ( namespace, callbacks ) => {
			extensions.register( namespace, callbacks );
			changed();
		},
		deregisterPaymentMethod: regular.deregister,
		deregisterExpressPaymentMethod: express.deregister,
		getPaymentMethods: () => regular.methods,
		getExpressPaymentMethods: () => express.methods,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}
