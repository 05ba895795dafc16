import type { Timers } from '@shopfront/host';
import {
	createObservableEvent,
	type EmitMode,
	type ObservableEvent,
	type IsolateForListener,
} from './observable-event';
import type { ListenerFault } from './listener-fault';

/** Result of an order, passed to success and failure listeners (docs/contract/events.md 4, "Event data"). */
export interface CheckoutResult {
	redirectUrl: string;
	orderId: number;
	customerId: number;
	orderNotes: string;
	/** The payment result; `null` if there is none. */
	processingResponse: unknown;
}

/** Reason for missing shipping rates (docs/contract/events.md 4, "Event data"). */
export interface ShippingFailure {
	hasInvalidAddress: boolean;
	hasError: boolean;
}

/**
 * Time limit of a listener in ms, after which it is reported and skipped. Payment setup and success listeners are still
 * awaited, because the shopper may be busy in a dialog of their bank.
 */
export const OBSERVER_LIMIT_MS = 30_000;

/** Definition of one event. */
export interface EventDefinition {
	/** Name in messages to developers and for listeners outside of React. */
	eventName: string;
	/** `all` calls every listener, so that the shopper sees all errors; `untilFailure` stops at the first failure. */
	emitMode: EmitMode;
	/** Whether to keep waiting for a listener that exceeds {@link OBSERVER_LIMIT_MS}. */
	waitsAfterTimeout: boolean;
	/** Whether to skip a listener that throws, even if a failure would stop the event. */
	ignoresErrors: boolean;
	/** Whether to skip listeners of payment methods other than the active one. */
	isForActiveMethod: boolean;
}

const plain = {
	emitMode: 'all',
	waitsAfterTimeout: false,
	ignoresErrors: false,
	isForActiveMethod: false,
} as const;

/** All events of cart and checkout. Source: docs/contract/events.md 4. */
export const OBSERVABLE_EVENTS = {
	checkoutValidation: { eventName: 'checkout_validation', ...plain },
	checkoutSuccess: {
		eventName: 'checkout_success',
		...plain,
		waitsAfterTimeout: true,
		// The order is placed: an add-on's error must not mark it as failed, or the shopper would place it again.
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
		// An add-on's error must not prevent shoppers from ordering.
		ignoresErrors: true,
		emitMode: 'untilFailure',
	},
} as const satisfies Readonly< Record< string, EventDefinition > >;

/** Name of a cart or checkout event. */
export type EventName = keyof typeof OBSERVABLE_EVENTS;

/** Data passed to the listeners of each event. */
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

/** The observable events of a cart or checkout page. */
export type CheckoutEvents = {
	[ Name in EventName ]: ObservableEvent< EventData[ Name ] >;
};

/**
 * Creates the events of one page, without listeners.
 *
 * @param timers  Timers of the page. Without them listeners have no time limit.
 * @param onFault Receives faults of listeners; by default they are logged.
 * @param isolate Returns the listener's view of the data; by default the data themselves.
 */
export const createCheckoutEvents = (
	timers?: Timers,
	onFault?: ( fault: ListenerFault ) => void,
	isolate?: IsolateForListener
): CheckoutEvents => {
	const create = < Name extends EventName >(
		name: Name
	): ObservableEvent< EventData[ Name ] > => {
		const { eventName, waitsAfterTimeout, ...policy } =
			OBSERVABLE_EVENTS[ name ];
		return createObservableEvent( eventName, {
			...policy,
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
