import type { CanMakePayment } from './can-make-payment-arg';
import { isAllowed } from './is-allowed';
import type { Isolate } from './add-on-monitor';
import type { PaymentMethodRepository } from './payment-method-repository';

/**
 * The whole check of a method: what the cart requires, then the method's own check, then those of add-ons. Add-ons are
 * asked while an answer of the method is still on its way, and can only take a method away: the answer itself, a reason
 * included, stays what the method said (docs/contract/globals.md 2.1).
 */
export const createCanMakePayment =
	(
		name: string,
		canMakePayment: CanMakePayment,
		features: readonly string[],
		repository: PaymentMethodRepository,
		isolate: Isolate = ( given ) => given
	): CanMakePayment =>
	( arg ) => {
		const isSupported = arg.paymentRequirements.every( ( requirement ) =>
			features.includes( requirement )
		);
		if ( ! isSupported ) {
			return false;
		}
		const result = canMakePayment( isolate( arg ) );
		return result &&
			isAllowed( repository.getExtensionCallbacks(), name, arg )
			? result
			: false;
	};
