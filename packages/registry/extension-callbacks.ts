import type { PaymentGuests } from './guests';
import type { ExtensionCallback, PaymentShelf } from './payment-shelf';

const isCallback = ( value: unknown ): value is ExtensionCallback =>
	typeof value === 'function';

/** Tells the developer of an add-on what is wrong with it; the shopper's page goes on. */
const tell = ( message: string ): void =>
	// eslint-disable-next-line no-console -- The add-on's developer has no other way to learn of it.
	console.error( message );

/** A callback that sees what it is told in its own way, and whose faults are written down. */
const guarded = (
	callback: ExtensionCallback,
	point: string,
	namespace: string,
	{ lookFor, reports }: PaymentGuests
): ExtensionCallback => {
	const look = lookFor( namespace, point );
	return ( arg ) => {
		try {
			return callback( look( arg ) );
		} catch ( error ) {
			reports.fault( namespace, point, 'threw', error, true );
			throw error;
		}
	};
};

/** Gives a namespace a say in whether methods can be used; once. Messages: docs/contract/globals.md 2. */
export const registerExtensionCallbacks = (
	shelf: PaymentShelf,
	namespace: string,
	callbacks: Readonly< Record< string, unknown > >,
	guests?: PaymentGuests
): void => {
	const refuse = ( message: string ) => {
		tell( message );
		guests?.reports.fault(
			String( namespace ),
			'registration',
			'unusable',
			message,
			true
		);
	};
	if ( shelf.getExtensionCallbacks().has( namespace ) ) {
		refuse(
			`The namespace provided to registerPaymentMethodExtensionCallbacks must be unique. Callbacks have already been registered for the ${ namespace } namespace.`
		);
		return;
	}
	const good = new Map< string, ExtensionCallback >();
	for ( const [ methodName, callback ] of Object.entries( callbacks ) ) {
		if ( isCallback( callback ) ) {
			good.set(
				methodName,
				guests
					? guarded(
							callback,
							`callback for ${ methodName }`,
							namespace,
							guests
						)
					: callback
			);
		} else {
			refuse(
				`All callbacks provided to registerPaymentMethodExtensionCallbacks must be functions. The callback for the ${ methodName } payment method in the ${ namespace } namespace was not a function.`
			);
		}
	}
	shelf.putExtensionCallbacks( namespace, good );
};
