import type { AddOnMonitor } from './add-on-monitor';
import type {
	ExtensionCallback,
	PaymentMethodRepository,
} from './payment-method-repository';

const isCallback = ( value: unknown ): value is ExtensionCallback =>
	typeof value === 'function';

const logError = ( message: string ): void =>
	// eslint-disable-next-line no-console -- The only way to inform the add-on's developer.
	console.error( message );

const isolateCallback = (
	callback: ExtensionCallback,
	extensionPoint: string,
	namespace: string,
	{ getIsolate, statistics }: AddOnMonitor
): ExtensionCallback => {
	const isolate = getIsolate( namespace, extensionPoint );
	return ( arg ) => {
		try {
			return callback( isolate( arg ) );
		} catch ( error ) {
			statistics.recordFault(
				namespace,
				extensionPoint,
				'threw',
				error,
				true
			);
			throw error;
		}
	};
};

/** Registers an add-on's `canMakePayment` callbacks, once per namespace. Messages: docs/contract/globals.md 2. */
export const registerExtensionCallbacks = (
	repository: PaymentMethodRepository,
	namespace: string,
	callbacks: Readonly< Record< string, unknown > >,
	monitor?: AddOnMonitor
): void => {
	const rejectRegistration = ( message: string ) => {
		logError( message );
		monitor?.statistics.recordFault(
			String( namespace ),
			'registration',
			'unusable',
			message,
			true
		);
	};
	if ( repository.getExtensionCallbacks().has( namespace ) ) {
		rejectRegistration(
			`The namespace provided to registerPaymentMethodExtensionCallbacks must be unique. Callbacks have already been registered for the ${ namespace } namespace.`
		);
		return;
	}
	const valid = new Map< string, ExtensionCallback >();
	for ( const [ methodName, callback ] of Object.entries( callbacks ) ) {
		if ( isCallback( callback ) ) {
			valid.set(
				methodName,
				monitor
					? isolateCallback(
							callback,
							`callback for ${ methodName }`,
							namespace,
							monitor
						)
					: callback
			);
		} else {
			rejectRegistration(
				`All callbacks provided to registerPaymentMethodExtensionCallbacks must be functions. The callback for the ${ methodName } payment method in the ${ namespace } namespace was not a function.`
			);
		}
	}
	repository.putExtensionCallbacks( namespace, valid );
};
