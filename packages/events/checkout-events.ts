import type { Timers } from '@shopfront/host';
import {
	createEventPoint,
	type Asking,
	type EventPoint,
	type ShowToListener,
} from './event-point';
import type { ListenerFault } from './listener-fault';

/** What became of an order, as listeners to success and failure are told (docs/contract/events.md 4, "Event data"). */
export interface CheckoutResult {
	redirectUrl: string;
	orderId: number;
	customerId: number;
	orderNotes: string;
	/** The payment result; `null` when there is none. */
	processingResponse: unknown;
}

/** Why there are no shipping rates (docs/contract/events.md 4, "Event data"). */
export interface ShippingFailure {
	hasInvalidAddress: boolean;
	hasError: boolean;
}

/**
 * How long a listener may take before it is told of, ms. Nobody waits any longer for it then, but where the shopper may
 * be at work, as in the dialogue of a bank: when a payment is set up, and after an order was sent.
 */
export const OBSERVER_LIMIT_MS = 30_000;

/** How one moment is asked about. */
export interface EventDescription {
	/** As developers, and listeners outside of React, know it. */
	eventName: string;
	/** Who is asked: all, so that the shopper learns of all that is wrong, or those up to the first that refuses. */
	asks: Asking;
	/** Whether a listener that takes longer than {@link OBSERVER_LIMIT_MS} is waited for all the same. */
	isWaitedFor: boolean;
	/** Whether one that throws is passed over, also where a refusal would stop the asking. */
	passesOverFaults: boolean;
	/** Whether it is for the way to pay that is chosen: what others would have said of it is not asked. */
	isForPayer: boolean;
}

const plain = {
	asks: 'all',
	isWaitedFor: false,
	passesOverFaults: false,
	isForPayer: false,
} as const;

/** All moments of carts and checkouts. Source: docs/contract/events.md 4. */
export const EVENT_POINTS = {
	checkoutValidation: { eventName: 'checkout_validation', ...plain },
	checkoutSuccess: {
		eventName: 'checkout_success',
		...plain,
		isWaitedFor: true,
		// The order is placed: a fault of an add-on does not make it one that failed, to be asked for again.
		passesOverFaults: true,
		asks: 'untilRefusal',
	},
	checkoutFail: {
		eventName: 'checkout_fail',
		...plain,
		asks: 'untilRefusal',
	},
	paymentSetup: {
		eventName: 'payment_setup',
		...plain,
		isWaitedFor: true,
		isForPayer: true,
		asks: 'untilRefusal',
	},
	shippingRatesSuccess: { eventName: 'shipping_rates_success', ...plain },
	shippingRatesFail: { eventName: 'shipping_rates_fail', ...plain },
	shippingRateSelectSuccess: {
		eventName: 'shipping_rate_select_success',
		...plain,
	},
	shippingRateSelectFail: {
		eventName: 'shipping_rate_select_fail',
		...plain,
	},
	proceedToCheckout: {
		eventName: 'cart_proceed_to_checkout',
		...plain,
		// A fault of an add-on keeps nobody from ordering.
		passesOverFaults: true,
		asks: 'untilRefusal',
	},
} as const satisfies Readonly< Record< string, EventDescription > >;

/** Name of a moment of a cart or checkout page. */
export type EventName = keyof typeof EVENT_POINTS;

/** What listeners are told at a moment. */
interface EventData {
	checkoutValidation: void;
	checkoutSuccess: CheckoutResult;
	checkoutFail: CheckoutResult;
	paymentSetup: void;
	shippingRatesSuccess: unknown;
	shippingRatesFail: ShippingFailure;
	shippingRateSelectSuccess: unknown;
	shippingRateSelectFail: ShippingFailure;
	proceedToCheckout: null;
}

/** The moments of a cart or checkout page at which add-ons are asked. */
export type CheckoutEvents = {
	[ Name in EventName ]: EventPoint< EventData[ Name ] >;
};

/**
 * The moments of one page, with nobody listening yet.
 *
 * @param timers  Of the page; without any, each listener is waited for and none is told of.
 * @param onFault Told what goes wrong; by default developers are.
 * @param show    What a listener sees of the data; by default the data themselves.
 */
export const createCheckoutEvents = (
	timers?: Timers,
	onFault?: ( fault: ListenerFault ) => void,
	show?: ShowToListener
): CheckoutEvents => {
	const create = < Name extends EventName >(
		name: Name
	): EventPoint< EventData[ Name ] > => {
		const { eventName, asks, isWaitedFor, passesOverFaults, isForPayer } =
			EVENT_POINTS[ name ];
		return createEventPoint( eventName, {
			asks,
			passesOverFaults,
			isForPayer,
			patience: timers && {
				timers,
				limitMs: OBSERVER_LIMIT_MS,
				isWaitedFor,
			},
			onFault,
			show,
		} );
	};
	return {
		checkoutValidation: create( 'checkoutValidation' ),
		checkoutSuccess: create( 'checkoutSuccess' ),
		checkoutFail: create( 'checkoutFail' ),
		paymentSetup: create( 'paymentSetup' ),
		shippingRatesSuccess: create( 'shippingRatesSuccess' ),
		shippingRatesFail: create( 'shippingRatesFail' ),
		shippingRateSelectSuccess: create( 'shippingRateSelectSuccess' ),
		shippingRateSelectFail: create( 'shippingRateSelectFail' ),
		proceedToCheckout: create( 'proceedToCheckout' ),
	};
};
