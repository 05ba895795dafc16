import type { Timers } from '@shopfront/host';
import {
	createObservableEvent,
	type EmitMode,
	type ObservableEvent,
	type IsolateForListener,
} from './observable-event';
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
export interface EventDefinition {
	/** As developers, and listeners outside of React, know it. */
	eventName: string;
	/** Who is asked: all, so that the shopper learns of all that is wrong, or those up to the first that refuses. */
	emitMode: EmitMode;
	/** Whether a listener that takes longer than {@link OBSERVER_LIMIT_MS} is waited for all the same. */
	waitsAfterTimeout: boolean;
	/** Whether one that throws is passed over, also where a refusal would stop the asking. */
	ignoresErrors: boolean;
	/** Whether it is for the way to pay that is chosen: what others would have said of it is not asked. */
	isForActiveMethod: boolean;
}

const plain = {
	emitMode: 'all',
	waitsAfterTimeout: false,
	ignoresErrors: false,
	isForActiveMethod: false,
} as const;

/** All moments of carts and checkouts. Source: docs/contract/events.md 4. */
export const OBSERVABLE_EVENTS = {
	checkoutValidation: { eventName: 'checkout_validation', ...plain },
	checkoutSuccess: {
		eventName: 'checkout_success',
		...plain,
		waitsAfterTimeout: true,
		// The order is placed: a fault of an add-on does not make it one that failed, to be asked for again.
		ignoresErrors: true,
		emitMode: 'untilFailure',
	},
	checkoutFail: {
		eventName: 'checkout_fail',
		...plain,
		emitMode: 'untilFailure',
	},
	paymentSetup: {
		eventName: 'payment_setup',
		...plain,
		waitsAfterTimeout: true,
		isForActiveMethod: true,
		emitMode: 'untilFailure',
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
		ignoresErrors: true,
		emitMode: 'untilFailure',
	},
} as const satisfies Readonly< Record< string, EventDefinition > >;

/** Name of a moment of a cart or checkout page. */
export type EventName = keyof typeof OBSERVABLE_EVENTS;

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
	[ Name in EventName ]: ObservableEvent< EventData[ Name ] >;
};

/**
 * The moments of one page, with nobody listening yet.
 *
 * @param timers  Of the page; without any, each listener is waited for and none is told of.
 * @param onFault Told what goes wrong; by default developers are.
 * @param isolate What a listener sees of the data; by default the data themselves.
 */
export const createCheckoutEvents = (
	timers?: Timers,
	onFault?: ( fault: ListenerFault ) => void,
	isolate?: IsolateForListener
): CheckoutEvents => {
	const create = < Name extends EventName >(
		name: Name
	): ObservableEvent< EventData[ Name ] > => {
		const {
			eventName,
			emitMode,
			waitsAfterTimeout,
			ignoresErrors,
			isForActiveMethod,
		} = OBSERVABLE_EVENTS[ name ];
		return createObservableEvent( eventName, {
			emitMode,
			ignoresErrors,
			isForActiveMethod,
			timeout: timers && {
				timers,
				limitMs: OBSERVER_LIMIT_MS,
				waitsAfterTimeout,
			},
			onFault,
			isolate,
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
