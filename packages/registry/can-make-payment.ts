import type { CanMakePayment } from './can-make-payment-arg';
import { isAllowedByAddOns } from './is-allowed-by-add-ons';
import type { PaymentMethodRepository } from './payment-method-repository';

/**
 * A method's complete check: the cart's requirements, then the method's own check, then add-ons' callbacks. Callbacks
 * run before a method's promise resolves, and can only make the method unavailable: otherwise the result, including an
 * error, is the method's own (docs/contract/globals.md 2.1).
 */
export const createCanMakePayment =
	(
		name: string,
		canMakePayment: CanMakePayment,
		features: readonly string[],
		repository: PaymentMethodRepository
	): CanMakePayment =>
	( arg ) => {
		const isSupported = arg.paymentRequirements.every( ( requirement ) =>
			features.includes( requirement )
		);
		if ( ! isSupported ) {
			return false;
		}
		const result = canMakePayment( arg );
		return result &&
			isAllowedByAddOns( repository.getExtensionCallbacks(), name, arg )
			? result
			: false;
	};
