export { selectedRates } from './can-make-payment-arg';
export { getFailedMethodMessage } from './failed-method-message';
export { maySavePaymentMethod } from './may-save-payment-method';
export { isOtherPaymentMethod } from './is-other-payment-method';
export type { CheckoutSnapshot } from './runtime';
export { getPreferredMethod, listSavedMethods } from './saved-methods';
export { registerPaymentStore, startPaymentStore } from './start';
export type { PaymentStatusFlags } from './status';
export { paymentStore } from './store';
export {
	type ExpressPaymentMethodInfo,
	type PaymentResult,
	type PaymentStatus,
	type SavedPaymentMethod,
} from './types';
