import type { Timers } from '@shopfront/host';
import {
	createObservableEvent,
	type EmitMode,
	type ObservableEvent,
	type IsolateForListener,
} from './observable-event';
import type { ListenerFault } from './listener-fault';

/** Data for success and failure listeners (docs/contract/events.md 4, "Event data"). */
export interface CheckoutResult {
	redirectUrl: string;
	orderId: number;
	customerId: number;
	orderNotes: string;
	processingResponse: unknown;
}

/** Why there are no shipping rates (docs/contract/events.md 4, "Event data"). */
export interface ShippingFailure {
	hasInvalidAddress: boolean;
	hasError: boolean;
}

/**
 * Time limit of a listener in ms, after which we report and skip it. We still wait for payment setup and success
 * listeners, because the shopper may be busy in their bank's dialog.
 */
export const OBSERVER_LIMIT_MS = 30_000;

export interface EventDefinition {
	/** Name for listeners outside of React, and in messages to developers. */
	eventName: string;
	/** `all` calls every listener, so that the shopper sees all errors; `untilFailure` stops at the first failure. */
	emitMode: EmitMode;
	/** Whether to keep waiting for a listener that exceeds {@link OBSERVER_LIMIT_MS}. */
	waitsAfterTimeout: boolean;
	/** Whether to skip a listener that throws, even if a failure would stop the event. */
	ignoresErrors: boolean;
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
		// The order exists: if an add-on's error marked it as failed, the shopper would order again.
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
		// An add-on's error mustn't prevent shoppers from ordering.
		ignoresErrors: true,
		emitMode: 'untilFailure',
	},
} as const satisfies Readonly< Record< string, EventDefinition > >;

export type EventName = keyof typeof OBSERVABLE_EVENTS;

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

export type CheckoutEvents = {
	[ Name in EventName ]: ObservableEvent< EventData[ Name ] >;
};

/** Without timers, listeners have no time limit. By default faults are logged, and listeners share the data. */
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
