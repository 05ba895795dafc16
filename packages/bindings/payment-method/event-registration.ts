import type { CheckoutEvents, EventPoint, Subscribe } from '@shopfront/events';
import deprecated from '@wordpress/deprecated';
import type { PartScope } from '../app/page-points';
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

/**
 * What a method may listen to on this page, with the names of before (docs/contract/events.md 3).
 *
 * @param events
 * @param method Name of the method, by which its listeners are known.
 * @param scope  Of the part of the method that listens; its listeners go with it.
 */
export const createEventRegistration = (
	events: CheckoutEvents,
	method: string,
	scope: PartScope | null
): PaymentEventRegistration => {
	const of =
		< Data >( { subscribe }: EventPoint< Data > ): Subscribe< Data > =>
		( observer, priority ) =>
			scope
				? scope.subscribe( subscribe, observer, priority, method )
				: subscribe( observer, priority, method );
	const onCheckoutValidation = of( events.checkoutValidation );
	const onCheckoutSuccess = of( events.checkoutSuccess );
	const onCheckoutFail = of( events.checkoutFail );
	const onPaymentSetup = of( events.paymentSetup );
	return {
		onCheckoutValidation,
		onCheckoutSuccess,
		onCheckoutFail,
		onPaymentSetup,
		onShippingRateSuccess: of( events.shippingRatesSuccess ),
		onShippingRateFail: of( events.shippingRatesFail ),
		onShippingRateSelectSuccess: of( events.shippingRateSelectSuccess ),
		onShippingRateSelectFail: of( events.shippingRateSelectFail ),
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
