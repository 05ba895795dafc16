import deprecated from '@wordpress/deprecated';
import { validateExpressPaymentMethod } from './validate-express-payment-method';
import { validatePaymentMethod } from './validate-payment-method';
import { createExpressPaymentMethod } from './express-payment-method';
import { registerExtensionCallbacks } from './extension-callbacks';
import type { AddOnMonitor } from './add-on-monitor';
import { monitorCanMakePayment } from './monitor-can-make-payment';
import { createPaymentMethod } from './payment-method';
import {
	createPaymentMethodRepository,
	type PaymentMethodRepository,
} from './payment-method-repository';
import type { ExpressPaymentMethodConfig, PaymentMethodConfig } from './types';

/** A config, or (deprecated) a function that creates one with the given class. */
export type Registration< Config extends object > =
	Config | ( ( configClass: unknown ) => Config );

/** The payment methods of a page, with the functions that register them. Source: docs/contract/globals.md 2. */
export interface PaymentRegistry extends PaymentMethodRepository {
	/** Adds a method and replaces one of the same name. Throws if the config is invalid. */
	registerPaymentMethod: (
		registration: Registration< PaymentMethodConfig >
	) => void;
	/** Adds an express method and replaces one of the same name. Throws if the config is invalid. */
	registerExpressPaymentMethod: (
		registration: Registration< ExpressPaymentMethodConfig >
	) => void;
	/** Registers an add-on's callbacks that can make other add-ons' methods unavailable, once per namespace. */
	registerPaymentMethodExtensionCallbacks: (
		namespace: string,
		callbacks: Readonly< Record< string, unknown > >
	) => void;
}

/** Class for deprecated registrations with a callback; the resulting config is validated. */
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
 * Creates a registry that validates methods and adds them to a repository. Several registries may share one repository.
 *
 * @param repository Defaults to an empty repository.
 * @param monitor    Isolates add-ons and records their faults; without it, add-ons are trusted.
 */
export const createPaymentRegistry = (
	repository: PaymentMethodRepository = createPaymentMethodRepository(),
	monitor?: AddOnMonitor
): PaymentRegistry => {
	const monitored = ( {
		name,
		canMakePayment,
	}: Pick< PaymentMethodConfig, 'name' | 'canMakePayment' > ) =>
		monitor
			? monitorCanMakePayment( name, canMakePayment, monitor )
			: canMakePayment;
	return {
		...repository,
		registerPaymentMethod: ( registration ) => {
			const config = toConfig( registration, 'registerPaymentMethod' );
			validatePaymentMethod( { ...config } );
			repository.putPaymentMethod(
				createPaymentMethod( config, repository, monitored( config ) )
			);
		},
		registerExpressPaymentMethod: ( registration ) => {
			const config = toConfig(
				registration,
				'registerExpressPaymentMethod'
			);
			validateExpressPaymentMethod( { ...config } );
			repository.putExpressPaymentMethod(
				createExpressPaymentMethod(
					config,
					repository,
					monitored( config )
				)
			);
		},
		registerPaymentMethodExtensionCallbacks: ( namespace, callbacks ) =>
			registerExtensionCallbacks(
				repository,
				namespace,
				callbacks,
				monitor
			),
	};
};
