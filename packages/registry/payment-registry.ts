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

/** A page's payment methods, with the functions that register them. Source: docs/contract/globals.md 2. */
export interface PaymentRegistry extends PaymentMethodRepository {
	/** Adds or replaces a method. Throws if the config is invalid. */
	registerPaymentMethod: (
		registration: Registration< PaymentMethodConfig >
	) => void;
	/** Adds or replaces an express method. Throws if the config is invalid. */
	registerExpressPaymentMethod: (
		registration: Registration< ExpressPaymentMethodConfig >
	) => void;
	/** Adds an add-on's callbacks that can make other add-ons' methods unavailable, once per namespace. */
	registerPaymentMethodExtensionCallbacks: (
		namespace: string,
		callbacks: Readonly< Record< string, unknown > >
	) => void;
}

/** For deprecated registrations with a callback. We validate the resulting config. */
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
 * Several registries may share one repository.
 *
 * @param repository Defaults to an empty repository.
 * @param monitor    Isolates add-ons and records their faults; without it, we trust add-ons.
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
