import { createEventPoint, type EventPoint } from './event-point';

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

/** The moments of one page, with nobody listening yet. */
export const createCheckoutEvents = (): CheckoutEvents => ( {
	checkoutValidation: createEventPoint( 'checkout_validation' ),
	checkoutSuccess: createEventPoint( 'checkout_success' ),
	checkoutFail: createEventPoint( 'checkout_fail' ),
	paymentSetup: createEventPoint( 'payment_setup' ),
	shippingRatesSuccess: createEventPoint( 'shipping_rates_success' ),
	shippingRatesFail: createEventPoint( 'shipping_rates_fail' ),
	shippingRateSelectSuccess: createEventPoint(
		'shipping_rate_select_success'
	),
	shippingRateSelectFail: createEventPoint( 'shipping_rate_select_fail' ),
	proceedToCheckout: createEventPoint( 'cart_proceed_to_checkout' ),
} );
