import type { CanMakePaymentArg } from './can-make-payment-arg';

/** What an add-on says of a method that is not its own. */
export type ExtensionCallback = ( arg: CanMakePaymentArg ) => unknown;

/** The say that add-ons have in whether methods can be used. */
export interface ExtensionCallbacks {
	/** Adds the callbacks of a namespace, by the names of the methods that they are about. */
	register: (
		namespace: string,
		callbacks: Readonly< Record< string, unknown > >
	) => void;
	/** Whether all that is registered for a method lets it pass. What throws lets it pass. */
	allow: ( methodName: string, arg: CanMakePaymentArg ) => boolean;
}

const isCallback = ( value: unknown ): value is ExtensionCallback =>
	typeof value === 'function';

/** Tells the developer of an add-on what is wrong with it; the shopper's page goes on. */
const tell = ( ...message: readonly unknown[] ): void =>
	// eslint-disable-next-line no-console -- The add-on's developer has no other way to learn of it.
	console.error( ...message );

const passes = (
	methodName: string,
	namespace: string,
	callback: ExtensionCallback,
	arg: CanMakePaymentArg
): boolean => {
	try {
		return Boolean( callback( arg ) );
	} catch ( error ) {
		tell(
			`Error when executing callback for ${ methodName } in ${ namespace }`,
			error
		);
		return true;
	}
};

/** Callbacks of add-ons, none at first. Messages: contract/globals.md 2. */
export function createExtensionCallbacks(): ExtensionCallbacks {
	const byNamespace = new Map< string, Map< string, ExtensionCallback > >();
	return {
		register: ( namespace, callbacks ) => {
			if ( byNamespace.has( namespace ) ) {
				tell(
					`The namespace provided to registerPaymentMethodExtensionCallbacks must be unique. Callbacks have already been registered for the ${ namespace } namespace.`
				);
				return;
			}
			const good = new Map< string, ExtensionCallback >();
			for ( const [ methodName, callback ] of Object.entries(
				callbacks
			) ) {
				if ( isCallback( callback ) ) {
					good.set( methodName, callback );
				} else {
					tell(
						`All callbacks provided to registerPaymentMethodExtensionCallbacks must be functions. The callback for the ${ methodName } payment method in the ${ namespace } namespace was not a function.`
					);
				}
			}
			byNamespace.set( namespace, good );
		},
		allow: ( methodName, arg ) =>
			[ ...byNamespace ].every( ( [ namespace, callbacks ] ) => {
				const callback = callbacks.get( methodName );
				return (
					! callback || passes( methodName, namespace, callback, arg )
				);
			} ),
	};
}
