import { crossSellsExamples } from './cross-sells/cross-sells.examples';
import type { ComponentExamples } from './examples';
import { expressPaymentExamples } from './express-payment/express-payment.examples';
import { paymentMethodIconsExamples } from './payment-method-icons/payment-method-icons.examples';
import { radioControlExamples } from './radio-control/radio-control.examples';
import { selectExamples } from './select/select.examples';
import {
	shippingCalculatorExamples,
	shippingDestinationExamples,
} from './shipping-calculator/shipping-calculator.examples';
import { shippingRatesExamples } from './shipping-rates/shipping-rates.examples';

/** Components in their states. Nothing of it reaches a page that does not ask for it. */
export const componentExamples: readonly ComponentExamples[] = [
	crossSellsExamples,
	expressPaymentExamples,
	paymentMethodIconsExamples,
	radioControlExamples,
	selectExamples,
	shippingCalculatorExamples,
	shippingDestinationExamples,
	shippingRatesExamples,
];
