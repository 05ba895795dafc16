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
export {
	createPaymentMethodRepository,
	type PaymentMethodRepository,
} from './payment-method-repository';
export type {
	ExpressPaymentMethodConfig,
	PaymentIconConfig,
	PaymentMethodConfig,
	RegisteredExpressPaymentMethod,
	RegisteredPaymentMethod,
} from './types';
