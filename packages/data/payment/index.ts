export { selectedRates } from './can-make-payment-arg';
export { failedMethodMessage } from './failed-method-message';
export { maySavePaymentMethod, type SavingCircumstances } from './may-save';
export { isOtherPayer } from './other-payer';
export type { CheckoutFacts } from './runtime';
export { startPaymentStore } from './start';
export type { PaymentStatusFlags } from './status';
export { paymentStore } from './store';
export {
	PAYMENT_STATUS,
	type AvailablePaymentMethods,
	type ExpressPaymentMethodInfo,
	type ExpressPaymentMethods,
	type PaymentMethodData,
	type PaymentResult,
	type PaymentStatus,
	type SavedPaymentMethod,
	type SavedPaymentMethods,
} from './types';
