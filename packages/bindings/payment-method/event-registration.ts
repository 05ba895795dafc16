import type {
	CheckoutEvents,
	ObservableEvent,
	Subscribe,
} from '@shopfront/events';
import deprecated from '@wordpress/deprecated';
import type { AddOnScope } from '../app/page-extension-points';
import type { PaymentEventRegistration } from './payment-interface';

/** Creates a deprecated alias that logs its replacement when called. */
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
 * Creates the event registration of a payment method, with deprecated aliases (docs/contract/events.md 3).
 *
 * @param events
 * @param method Name of the method, which identifies its listeners.
 * @param scope  Scope of the part that listens; removes its listeners.
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
