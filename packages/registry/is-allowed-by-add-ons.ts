import type { CanMakePaymentArg } from './can-make-payment-arg';
import type {
	ExtensionCallback,
	ExtensionCallbacks,
} from './payment-method-repository';

/** Logs an error and returns true if the callback throws. */
const runCallback = (
	methodName: string,
	namespace: string,
	callback: ExtensionCallback,
	arg: CanMakePaymentArg
): boolean => {
	try {
		return Boolean( callback( arg ) );
	} catch ( error ) {
		// eslint-disable-next-line no-console -- The only way to inform the add-on's developer.
		console.error(
			`Error when executing callback for ${ methodName } in ${ namespace }`,
			error
		);
		return true;
	}
};

/** Add-ons decide in their `registerPaymentMethodExtensionCallbacks`. A callback that throws allows the method. */
export const isAllowedByAddOns = (
	byNamespace: ExtensionCallbacks,
	methodName: string,
	arg: CanMakePaymentArg
): boolean =>
	[ ...byNamespace ].every( ( [ namespace, callbacks ] ) => {
		const callback = callbacks.get( methodName );
		return (
			! callback || runCallback( methodName, namespace, callback, arg )
		);
	} );
