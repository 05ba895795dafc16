import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { maySavePaymentMethod } from './may-save-payment-method';
import { getRuntime } from './runtime';
import { paymentStore } from './store';

/**
 * Resets the payment with its order (docs/contract/events.md 5, "Payment state resets"), and the request to save a
 * method if there's no account for it. Returns the function that stops it.
 */
export const syncWithCheckout = ( registry: StoreRegistry ): ( () => void ) => {
	const { settings } = getServices( registry );
	const runtime = getRuntime( registry );
	const payment = registry.dispatch( paymentStore );
	let before = runtime.readCheckout();

	const sync = () => {
		const now = runtime.readCheckout();
		const last = before;
		before = now;
		const {
			isPaymentReady,
			isPaymentIdle,
			isExpressPaymentMethodActive,
			getShouldSavePaymentMethod,
		} = registry.select( paymentStore );
		const became = ( flag: 'isIdle' | 'isBeforeProcessing' | 'hasError' ) =>
			now[ flag ] && ! last[ flag ];
		const isOver =
			( became( 'isIdle' ) && ! isPaymentReady() ) ||
			( became( 'hasError' ) && isPaymentReady() ) ||
			// An express payment's error doesn't affect this order's method.
			( became( 'isBeforeProcessing' ) && runtime.hasExpressFailed );
		if ( isOver && ! isPaymentIdle() ) {
			void payment.__internalSetPaymentIdle();
		}
		if (
			became( 'isIdle' ) &&
			now.hasError &&
			isExpressPaymentMethodActive()
		) {
			// If the script doesn't close its payment, the form stays disabled and hides the error.
			void payment.closeExpressPayment();
		}
		if ( became( 'isBeforeProcessing' ) ) {
			runtime.hasExpressFailed = false;
		}
		if ( became( 'isIdle' ) && runtime.isCheckDue ) {
			void payment.__internalUpdateAvailablePaymentMethods();
		}
		if (
			getShouldSavePaymentMethod() &&
			! maySavePaymentMethod( {
				...now,
				checkoutAllowsGuest: settings.checkoutAllowsGuest,
			} )
		) {
			void payment.__internalSetShouldSavePaymentMethod( false );
		}
	};
	return registry.subscribe( sync );
};
