import type { CanMakePaymentArg } from './can-make-payment-arg';
import type {
	RegisteredExpressPaymentMethod,
	RegisteredPaymentMethod,
} from './types';

/** What an add-on says of a method that is not its own. */
export type ExtensionCallback = ( arg: CanMakePaymentArg ) => unknown;

/** What add-ons say of methods of others: by namespace, then by the name of the method. */
export type ExtensionCallbacks = ReadonlyMap<
	string,
	ReadonlyMap< string, ExtensionCallback >
>;

/**
 * The ways to pay of a page, as stores and components see them. It knows nothing of how they are checked, so that a
 * page which registers none does without that; `createPaymentRegistry` puts what has been checked here.
 */
export interface PaymentMethodRepository {
	/** By name, in order of registration. One live object: what is registered later is in it. */
	getPaymentMethods: () => Readonly<
		Record< string, RegisteredPaymentMethod >
	>;
	getExpressPaymentMethods: () => Readonly<
		Record< string, RegisteredExpressPaymentMethod >
	>;
	getExtensionCallbacks: () => ExtensionCallbacks;
	/** Adds a method that has been checked, in place of one of the same name. */
	putPaymentMethod: ( method: RegisteredPaymentMethod ) => void;
	putExpressPaymentMethod: ( method: RegisteredExpressPaymentMethod ) => void;
	putExtensionCallbacks: (
		namespace: string,
		callbacks: ReadonlyMap< string, ExtensionCallback >
	) => void;
	deregisterPaymentMethod: ( name: string ) => void;
	deregisterExpressPaymentMethod: ( name: string ) => void;
	/** Calls back after each change; returns the stop. */
	subscribe: ( listener: () => void ) => () => void;
}

/** A shelf with nothing on it. */
export function createPaymentMethodRepository(): PaymentMethodRepository {
	const methods: Record< string, RegisteredPaymentMethod > = {};
	const express: Record< string, RegisteredExpressPaymentMethod > = {};
	const callbacks = new Map<
		string,
		ReadonlyMap< string, ExtensionCallback >
	>();
	const listeners = new Set< () => void >();
	const changed = () => listeners.forEach( ( listener ) => listener() );
	const remove = ( from: Record< string, unknown >, name: string ) => {
		if ( Object.hasOwn( from, name ) ) {
			delete from[ name ];
			changed();
		}
	};
	return {
		getPaymentMethods: () => methods,
		getExpressPaymentMethods: () => express,
		getExtensionCallbacks: () => callbacks,
		putPaymentMethod: ( method ) => {
			methods[ method.name ] = method;
			changed();
		},
		putExpressPaymentMethod: ( method ) => {
			express[ method.name ] = method;
			changed();
		},
		putExtensionCallbacks: ( namespace, given ) => {
			callbacks.set( namespace, given );
			changed();
		},
		deregisterPaymentMethod: ( name ) => remove( methods, name ),
		deregisterExpressPaymentMethod: ( name ) => remove( express, name ),
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}
