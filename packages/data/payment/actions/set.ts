import {
	PAYMENT_STATUS,
	type PaymentMethodData,
	type PaymentResult,
} from '../types';
import { change, NO_DATA, type PaymentAction } from '../reducer';

export const readPage = change;

/** Sets the active method, regular or express, and the data for its gateway. */
export const __internalSetActivePaymentMethod = (
	name: string,
	paymentMethodData: PaymentMethodData = NO_DATA
): PaymentAction => ( {
	type: 'CHOSEN',
	choice: { name, data: paymentMethodData },
} );

/** Reports that no payment is in progress. */
export const __internalSetPaymentIdle = (): PaymentAction =>
	change( { status: PAYMENT_STATUS.IDLE } );

/** Reports that the shopper has pressed an express button. */
export const __internalSetExpressPaymentStarted = (): PaymentAction =>
	change( { status: PAYMENT_STATUS.EXPRESS_STARTED } );

/** Reports that the payment is being set up. */
export const __internalSetPaymentProcessing = (): PaymentAction =>
	change( { status: PAYMENT_STATUS.PROCESSING } );

/** Reports that the payment is set up. */
export const __internalSetPaymentReady = (): PaymentAction =>
	change( { status: PAYMENT_STATUS.READY } );

/** Reports that the payment's setup failed. */
export const __internalSetPaymentError = (): PaymentAction =>
	change( { status: PAYMENT_STATUS.HAS_ERROR } );

/** A part of the method has failed. The method can't pay until it has recovered. */
export const reportMethodFailure = ( name: string ): PaymentAction => ( {
	type: 'METHOD_FAILED',
	name,
} );

/** A failed part of the method has left the page. */
export const reportMethodRecovery = ( name: string ): PaymentAction => ( {
	type: 'METHOD_RECOVERED',
	name,
} );

/** Sets the data for the gateway. */
export const __internalSetPaymentMethodData = (
	data: PaymentMethodData = NO_DATA
): PaymentAction => change( { paymentMethodData: data } );

/** Sets the payment's result. */
export const __internalSetPaymentResult = (
	result: PaymentResult | null
): PaymentAction => change( { paymentResult: result } );

/** Sets whether to save the payment method for later. */
export const __internalSetShouldSavePaymentMethod = (
	shouldSave: boolean
): PaymentAction => change( { shouldSavePaymentMethod: shouldSave } );
