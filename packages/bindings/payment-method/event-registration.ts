import type {
	CheckoutEvents,
	ObservableEvent,
	Subscribe,
} from '@shopfront/events';
import deprecated from '@wordpress/deprecated';
import type { AddOnScope } from '../app/page-extension-points';
import type { PaymentEventRegistration } from './payment-interface';

const deprecatedAlias =
	< Data >(
		name: string,
		alternative: string,
		subscribe: Subscribe< Data >
	): Subscribe< Data > =>
	( ...args ) => {
		deprecated( name, { alternative } );
		return subscribe( ...args );
	};

/**
 * Includes the deprecated aliases (docs/contract/events.md 3). `method` identifies the listeners; `scope` removes
 * them with its part.
 */
export const createEventRegistration = (
	events: CheckoutEvents,
	method: string,
	scope: AddOnScope | null
): PaymentEventRegistration => {
	const createSubscribe =
		< Data >( { subscribe }: ObservableEvent< Data > ): Subscribe< Data > =>
		( observer, priority ) =>
			scope
				? scope.subscribe( subscribe, observer, priority, method )
				: subscribe( observer, priority, method );
	const onCheckoutValidation = createSubscribe( events.checkoutValidation );
	const onCheckoutSuccess = createSubscribe( events.checkoutSuccess );
	const onCheckoutFail = createSubscribe( events.checkoutFail );
	const onPaymentSetup = createSubscribe( events.paymentSetup );
	return {
		onCheckoutValidation,
		onCheckoutSuccess,
		onCheckoutFail,
		onPaymentSetup,
		onShippingRateSuccess: createSubscribe( events.shippingRatesSuccess ),
		onShippingRateFail: createSubscribe( events.shippingRatesFail ),
		onShippingRateSelectSuccess: createSubscribe(
			events.shippingRateSelectSuccess
		),
		onShippingRateSelectFail: createSubscribe(
			events.shippingRateSelectFail
		),
		onCheckoutBeforeProcessing: deprecatedAlias(
			'onCheckoutBeforeProcessing',
			'onCheckoutValidation',
			onCheckoutValidation
		),
		onCheckoutValidationBeforeProcessing: deprecatedAlias(
			'onCheckoutValidationBeforeProcessing',
			'onCheckoutValidation',
			onCheckoutValidation
		),
		onCheckoutAfterProcessingWithSuccess: deprecatedAlias(
			'onCheckoutAfterProcessingWithSuccess',
			'onCheckoutSuccess',
			onCheckoutSuccess
		),
		onCheckoutAfterProcessingWithError: deprecatedAlias(
			'onCheckoutAfterProcessingWithError',
			'onCheckoutFail',
			onCheckoutFail
		),
		onPaymentProcessing: deprecatedAlias(
			'onPaymentProcessing',
			'onPaymentSetup',
			onPaymentSetup
		),
	};
};
