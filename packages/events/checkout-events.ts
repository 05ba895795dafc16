import { createEventPoint, type EventPoint, type Timers } from './event-point';

/** What became of an order, as listeners to success and failure are told (contract/events.md 4, Event data). */
export interface CheckoutResult {
	redirectUrl: string;
	orderId: number;
	customerId: number;
	orderNotes: string;
	/** The payment result; `null` when there is none. */
	processingResponse: unknown;
}

/** Why there are no shipping rates (contract/events.md 4, Event data). */
export interface ShippingFailure {
	hasInvalidAddress: boolean;
	hasError: boolean;
}

/** The moments of a cart or checkout page at which add-ons are asked. Source: contract/events.md 4. */
export interface CheckoutEvents {
	checkoutValidation: EventPoint< void >;
	checkoutSuccess: EventPoint< CheckoutResult >;
	checkoutFail: EventPoint< CheckoutResult >;
	paymentSetup: EventPoint< void >;
	shippingRatesSuccess: EventPoint< unknown >;
	shippingRatesFail: EventPoint< ShippingFailure >;
	shippingRateSelectSuccess: EventPoint< unknown >;
	shippingRateSelectFail: EventPoint< ShippingFailure >;
	proceedToCheckout: EventPoint< null >;
}

/**
 * How long a listener may keep the order from going on, ms, where nothing is for the shopper to do. Setting up a
 * payment and confirming one after the order was sent wait for shoppers, as in the dialogue of a bank: they have no
 * limit.
 */
export const OBSERVER_LIMIT_MS = 10_000;

/**
 * The moments of one page, with nobody listening yet.
 *
 * @param timers Of the page; without any, each listener is waited for.
 */
export const createCheckoutEvents = ( timers?: Timers ): CheckoutEvents => {
	const patience = timers && { timers, limitMs: OBSERVER_LIMIT_MS };
	return {
		checkoutValidation: createEventPoint( 'checkout_validation', {
			patience,
		} ),
		checkoutSuccess: createEventPoint( 'checkout_success', {
			// The order is placed: a fault of an add-on does not make it one that failed, to be asked for again.
			passesOverFaults: true,
		} ),
		checkoutFail: createEventPoint( 'checkout_fail', { patience } ),
		paymentSetup: createEventPoint( 'payment_setup' ),
		shippingRatesSuccess: createEventPoint( 'shipping_rates_success' ),
		shippingRatesFail: createEventPoint( 'shipping_rates_fail' ),
		shippingRateSelectSuccess: createEventPoint(
			'shipping_rate_select_success'
		),
		shippingRateSelectFail: createEventPoint( 'shipping_rate_select_fail' ),
		proceedToCheckout: createEventPoint( 'cart_proceed_to_checkout', {
			patience,
		} ),
	};
};
