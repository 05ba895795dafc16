import type { CanMakePaymentArg } from './can-make-payment-arg';
import type {
	RegisteredExpressPaymentMethod,
	RegisteredPaymentMethod,
} from './types';

export type ExtensionCallback = ( arg: CanMakePaymentArg ) => unknown;

/** By namespace, then by the payment method's name. */
export type ExtensionCallbacks = ReadonlyMap<
	string,
	ReadonlyMap< string, ExtensionCallback >
>;

/**
 * A page's payment methods, for stores and components. Contains no validation, so that pages without payment methods
 * don't load it; `createPaymentRegistry` adds validated methods.
 */
export interface PaymentMethodRepository {
	/** By name, in order of registration. A live object that includes later registrations. */
	getPaymentMethods: () => Readonly<
		Record< string, RegisteredPaymentMethod >
	>;
	getExpressPaymentMethods: () => Readonly<
		Record< string, RegisteredExpressPaymentMethod >
	>;
	getExtensionCallbacks: () => ExtensionCallbacks;
	/** Replaces a method of the same name. The method must be valid. */
	putPaymentMethod: ( method: RegisteredPaymentMethod ) => void;
	putExpressPaymentMethod: ( method: RegisteredExpressPaymentMethod ) => void;
	putExtensionCallbacks: (
		namespace: string,
		callbacks: ReadonlyMap< string, ExtensionCallback >
	) => void;
	deregisterPaymentMethod: ( name: string ) => void;
	deregisterExpressPaymentMethod: ( name: string ) => void;
	subscribe: ( listener: () => void ) => () => void;
}

export const createPaymentMethodRepository = (): PaymentMethodRepository => {
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
};
