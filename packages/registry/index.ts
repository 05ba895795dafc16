export type {
	CanMakePayment,
	CanMakePaymentAnswer,
	CanMakePaymentArg,
} from './can-make-payment-arg';

export { createPaymentMethod } from './payment-method';
export {
	createPaymentRegistry,
	type PaymentRegistry,
} from './payment-registry';
export { createPaymentShelf, type PaymentShelf } from './payment-shelf';
export type {
	ExpressPaymentMethodConfig,
	PaymentIconConfig,
	PaymentMethodConfig,
	RegisteredExpressPaymentMethod,
	RegisteredPaymentMethod,
} from './types';
