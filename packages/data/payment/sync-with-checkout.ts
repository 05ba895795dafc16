import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { maySavePaymentMethod } from './may-save-payment-method';
import { getRuntime } from './runtime';
import { paymentStore } from './store';

/**
 * Keeps the payment in step with the order that it is for (docs/contract/events.md 5, "Payment state resets"): an order
 * that has come to nothing leaves nothing half paid, and what nobody may keep is not kept. Returns the stop.
 */
export function syncWithCheckout( registry: StoreRegistry ): () => void {
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
			// What went wrong with a button says nothing about the method of this order.
			( became( 'isBeforeProcessing' ) && runtime.hasExpressFailed );
		if ( isOver && ! isPaymentIdle() ) {
			void payment.__internalSetPaymentIdle();
		}
		if (
			became( 'isIdle' ) &&
			now.hasError &&
			isExpressPaymentMethodActive()
		) {
			// Its button would keep the form shut, and hide why the order was refused, if its script did not say so.
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
}
