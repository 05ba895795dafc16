export type {
	CanMakePayment,
	CanMakePaymentAnswer,
	CanMakePaymentArg,
	CanMakePaymentCart,
	CanMakePaymentError,
} from './can-make-payment-arg';
export type { PaymentGuests } from './guests';
export { createPaymentMethod } from './payment-method';
export {
	createPaymentRegistry,
	type PaymentRegistry,
	type Registration,
} from './payment-registry';
export { createPaymentShelf, type PaymentShelf } from './payment-shelf';
export type {
	ExpressPaymentMethodConfig,
	PaymentIconConfig,
	PaymentMethodConfig,
	PaymentSupports,
	RegisteredExpressPaymentMethod,
	RegisteredPaymentMethod,
} from './types';
