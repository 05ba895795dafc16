import deprecated from '@wordpress/deprecated';
import { validateExpressPaymentMethod } from './validate-express-payment-method';
import { validatePaymentMethod } from './validate-payment-method';
import { createExpressPaymentMethod } from './express-payment-method';
import { registerExtensionCallbacks } from './extension-callbacks';
import type { AddOnMonitor } from './add-on-monitor';
import { createPaymentMethod } from './payment-method';
import {
	createPaymentMethodRepository,
	type PaymentMethodRepository,
} from './payment-method-repository';
import type { ExpressPaymentMethodConfig, PaymentMethodConfig } from './types';

/** A config, or (deprecated) a function that makes one with the class of configs. */
export type Registration< Config extends object > =
	Config | ( ( configClass: unknown ) => Config );

/** The ways to pay of a page, as add-ons change them. Source: docs/contract/globals.md 2. */
export interface PaymentRegistry extends PaymentMethodRepository {
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
}

/** What the deprecated way of registering makes configs with; they are checked when they come back. */
class ConfigInstance {
	constructor( config: object ) {
		Object.assign( this, config );
	}
}

const toConfig = < Config extends object >(
	registration: Registration< Config >,
	registerName: string
): Config => {
	if ( typeof registration !== 'function' ) {
		return registration;
	}
	deprecated( `Passing a callback to ${ registerName }()`, {
		alternative: 'a config options object',
	} );
	return registration( ConfigInstance );
};

/**
 * A registry over a shelf: what is registered is checked, and put there. Several over one shelf are as good as one.
 *
 * @param repository By default one with nothing on it.
 * @param monitor    Who looks after add-ons; left out, what registers is trusted.
 */
export const createPaymentRegistry = (
	repository: PaymentMethodRepository = createPaymentMethodRepository(),
	monitor?: AddOnMonitor
): PaymentRegistry => ( {
	...repository,
	registerPaymentMethod: ( registration ) => {
		const config = toConfig( registration, 'registerPaymentMethod' );
		validatePaymentMethod( { ...config } );
		repository.putPaymentMethod(
			createPaymentMethod(
				config,
				repository,
				monitor?.getIsolate( config.name, 'canMakePayment' )
			)
		);
	},
	registerExpressPaymentMethod: ( registration ) => {
		const config = toConfig( registration, 'registerExpressPaymentMethod' );
		validateExpressPaymentMethod( { ...config } );
		repository.putExpressPaymentMethod(
			createExpressPaymentMethod(
				config,
				repository,
				monitor?.getIsolate( config.name, 'canMakePayment' )
			)
		);
	},
	registerPaymentMethodExtensionCallbacks: ( namespace, callbacks ) =>
		registerExtensionCallbacks( repository, namespace, callbacks, monitor ),
} );
