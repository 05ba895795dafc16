import type { CanMakePayment } from './can-make-payment-arg';
import { isAllowed } from './is-allowed';
import type { Look } from './guests';
import type { PaymentShelf } from './payment-shelf';

/**
 * The whole check of a method: what the cart requires, then the method's own check, then those of add-ons. Add-ons are
 * asked while an answer of the method is still on its way, and can only take a method away: the answer itself, a reason
 * included, stays what the method said (docs/contract/globals.md 2.1).
 */
export const wholeCheck =
	(
		name: string,
		ownCheck: CanMakePayment,
		features: readonly string[],
		shelf: PaymentShelf,
		look: Look = ( given ) => given
	): CanMakePayment =>
	( arg ) => {
		const isSupported = arg.paymentRequirements.every( ( requirement ) =>
			features.includes( requirement )
		);
		if ( ! isSupported ) {
			return false;
		}
		const answer = ownCheck( look( arg ) );
		return answer && isAllowed( shelf.getExtensionCallbacks(), name, arg )
			? answer
			: false;
	};
