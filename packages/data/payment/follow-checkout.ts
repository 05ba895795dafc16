import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { maySavePaymentMethod } from './may-save';
import { getRuntime } from './runtime';
import { paymentStore } from './store';

/**
 * Keeps the payment in step with the order that it is for (docs/contract/events.md 5, "Payment state resets"): an order
 * that has come to nothing leaves nothing half paid, and what nobody may keep is not kept. Returns the stop.
 */
export function followCheckout( registry: StoreRegistry ): () => void {
	const { settings } = getServices( registry );
	const runtime = getRuntime( registry );
	const payment = registry.dispatch( paymentStore );
	let before = runtime.readCheckout();

	const follow = () => {
		const now = runtime.readCheckout();
		const last = before;
		before = now;
		const {
			isPaymentReady,
			isPaymentIdle,
			isExpressPaymentMethodActive,
			getShouldSavePaymentMethod,
		} = registry.select( paymentStore );
		const has = ( fact: 'isIdle' | 'isBeforeProcessing' | 'hasError' ) =>
			now[ fact ] && ! last[ fact ];
		const isOver =
			( has( 'isIdle' ) && ! isPaymentReady() ) ||
			( has( 'hasError' ) && isPaymentReady() ) ||
			// What went wrong with a button says nothing about the method of this order.
			( has( 'isBeforeProcessing' ) && runtime.hasExpressFailed );
		if ( isOver && ! isPaymentIdle() ) {
			void payment.__internalSetPaymentIdle();
		}
		if (
			has( 'isIdle' ) &&
			now.hasError &&
			isExpressPaymentMethodActive()
		) {
			// Its button would keep the form shut, and hide why the order was refused, if its script did not say so.
			void payment.closeExpressPayment();
		}
		if ( has( 'isBeforeProcessing' ) ) {
			runtime.hasExpressFailed = false;
		}
		if ( has( 'isIdle' ) && runtime.isCheckDue ) {
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
	return registry.subscribe( follow );
}
