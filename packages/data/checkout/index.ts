export { getContactUrl } from './attempt-keys';
export { CHECKOUT_FIELDS } from './form/checkout-fields';
export { findPlacedOrder, mayBePaid } from './order/find-placed-order';
export {
	getPaymentRefusal,
	type PaymentRefusal,
} from './order/payment-refusal';
export { PLACED_STATUSES } from './order-statuses';
export { getRuntime as getCheckoutRuntime } from './runtime';
export type { CheckoutStatus } from './store/status';
export { findShippingProblem, type ShippingProblem } from './shipping-problem';
export {
	isCheckoutStarted,
	registerCheckoutForm,
	registerCheckoutStore,
	startCheckoutStore,
} from './start';
export { checkoutStore } from './store';
export type { ExtensionData } from './store/types';
