import type { CheckoutEvents, Subscribe } from '@shopfront/events';
import deprecated from '@wordpress/deprecated';
import type { PaymentEventRegistration } from './payment-interface';

/** A name of before, which says what to use when it is called. */
const renamed =
	< Data >(
		name: string,
		alternative: string,
		subscribe: Subscribe< Data >
	): Subscribe< Data > =>
	( ...given ) => {
		deprecated( name, { alternative } );
		return subscribe( ...given );
	};

/** What methods may listen to on this page, with the names of before (contract/events.md 3). */
export const createEventRegistration = (
	events: CheckoutEvents
): PaymentEventRegistration => {
	const onCheckoutValidation = events.checkoutValidation.subscribe;
	const onCheckoutSuccess = events.checkoutSuccess.subscribe;
	const onCheckoutFail = events.checkoutFail.subscribe;
	const onPaymentSetup = events.paymentSetup.subscribe;
	return {
		onCheckoutValidation,
		onCheckoutSuccess,
		onCheckoutFail,
		onPaymentSetup,
		onShippingRateSuccess: events.shippingRatesSuccess.subscribe,
		onShippingRateFail: events.shippingRatesFail.subscribe,
		onShippingRateSelectSuccess: events.shippingRateSelectSuccess.subscribe,
		onShippingRateSelectFail: events.shippingRateSelectFail.subscribe,
		onCheckoutBeforeProcessing: renamed(
			'onCheckoutBeforeProcessing',
			'onCheckoutValidation',
			onCheckoutValidation
		),
		onCheckoutValidationBeforeProcessing: renamed(
			'onCheckoutValidationBeforeProcessing',
			'onCheckoutValidation',
			onCheckoutValidation
		),
		onCheckoutAfterProcessingWithSuccess: renamed(
			'onCheckoutAfterProcessingWithSuccess',
			'onCheckoutSuccess',
			onCheckoutSuccess
		),
		onCheckoutAfterProcessingWithError: renamed(
			'onCheckoutAfterProcessingWithError',
			'onCheckoutFail',
			onCheckoutFail
		),
		onPaymentProcessing: renamed(
			'onPaymentProcessing',
			'onPaymentSetup',
			onPaymentSetup
		),
	};
};
