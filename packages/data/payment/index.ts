export { selectedRates } from './can-make-payment-arg';
export { getFailedMethodMessage } from './failed-method-message';
export {
	maySavePaymentMethod,
	type SavePaymentMethodContext,
} from './may-save-payment-method';
export { isOtherPaymentMethod } from './is-other-payment-method';
export type { CheckoutSnapshot } from './runtime';
export { startPaymentStore } from './start';
export type { PaymentStatusFlags } from './status';
export { paymentStore } from './store';
export {
	type AvailablePaymentMethods,
	type ExpressPaymentMethodInfo,
	type ExpressPaymentMethods,
	type PaymentMethodData,
	type PaymentResult,
	type PaymentStatus,
	type SavedPaymentMethod,
	type SavedPaymentMethods,
} from './types';
