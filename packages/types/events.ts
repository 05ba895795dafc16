import type {
	CheckoutResult,
	ObserverResponse,
	ShippingFailure,
} from '@shopfront/events';
import type { NOTICE_CONTEXTS } from '@shopfront/names';
import type { ValidationState } from '@shopfront/data/validation';
import type {
	AddressResponse,
	BillingAddressResponse,
	ShippingPackageResponse,
} from '@shopfront/store-api';

/** The part of the page that shows a notice. */
export type NoticeContext =
	( typeof NOTICE_CONTEXTS )[ keyof typeof NOTICE_CONTEXTS ];

/** `failure`: the shopper can fix it. `error`: the shopper can't. */
export type ResponseType = 'success' | 'failure' | 'error';

/** No response: the event continues as if the listener didn't exist. */
export type NoAnswer = undefined | null | void | boolean;

/** Response to the form's validation. */
export interface ValidationAnswer {
	/** Anything but `success` stops the order. */
	type: ResponseType;
	/** Shows as a notice. */
	errorMessage?: string;
	/** Where `errorMessage` shows. Default: the top of the checkout. */
	context?: NoticeContext;
	/** Error messages by field id. */
	validationErrors?: ValidationState;
}

/** Response to a payment's setup. */
export interface PaymentSetupAnswer {
	/** Anything but `success` stops the order. */
	type: ResponseType;
	/** Shows as a notice. For `failure` and `error`. */
	message?: string;
	/** Where `message` shows. Default: beside the payment methods. */
	messageContext?: NoticeContext;
	/** Error messages by field id. For `error`. */
	validationErrors?: ValidationState;
	/** Data for the gateway, and addresses from an express payment method. */
	meta?: {
		/** The gateway gets it with the order. */
		paymentMethodData?: Readonly< Record< string, unknown > >;
		/** Replaces the address in the form. */
		billingAddress?: Partial< BillingAddressResponse >;
		shippingAddress?: Partial< AddressResponse >;
		/** @deprecated Use `billingAddress`. */
		billingData?: Partial< BillingAddressResponse >;
		/** @deprecated Use `shippingAddress`. */
		shippingData?: { address: Partial< AddressResponse > };
	};
}

/** Response to an order's outcome. */
export interface CheckoutAnswer {
	/** The outcome, as far as the listener knows. */
	type: ResponseType;
	/** Shows as a notice. For `failure` and `error`. */
	message?: string;
	/** Where `message` shows. */
	messageContext?: NoticeContext;
	/** Whether the shopper may try again. Defaults to `true`. */
	retry?: boolean;
	/** Where to redirect instead. For `success`. */
	redirectUrl?: string;
}

/** May return a promise. */
export type EventListener< Data, Answer > = (
	data: Data
) => Answer | NoAnswer | Promise< Answer | NoAnswer >;

/**
 * Adds a listener and returns the function that removes it. Lower priorities run first, equal ones in the order of
 * registration. The default is 10.
 */
export type SubscribeTo< Data, Answer > = (
	listener: EventListener< Data, Answer >,
	priority?: number
) => () => void;

/**
 * An order's events, for payment methods.
 *
 * @since 0.1.0
 */
export interface EventRegistration {
	/**
	 * The shopper places the order. A response other than success stops it before anything is sent.
	 *
	 * @default the form’s own validation decides
	 */
	onCheckoutValidation: SubscribeTo< void, ValidationAnswer >;
	/**
	 * The form is valid. The chosen method sets up its payment, and the order waits for it.
	 *
	 * @default the order is sent
	 */
	onPaymentSetup: SubscribeTo< void, PaymentSetupAnswer >;
	/**
	 * The order is placed. The shopper is about to leave the page.
	 *
	 * @default the shopper goes to the address that the server returned
	 */
	onCheckoutSuccess: SubscribeTo< CheckoutResult, CheckoutAnswer >;
	/**
	 * The server has rejected the order or the payment.
	 *
	 * @default the server’s message shows, and the shopper may try again
	 */
	onCheckoutFail: SubscribeTo< CheckoutResult, CheckoutAnswer >;
	/** Shipping rates have arrived. */
	onShippingRateSuccess: SubscribeTo<
		readonly ShippingPackageResponse[],
		NoAnswer
	>;
	/** The page could not fetch shipping rates. */
	onShippingRateFail: SubscribeTo< ShippingFailure, NoAnswer >;
	/** The server has accepted the selected rate. */
	onShippingRateSelectSuccess: SubscribeTo< unknown, NoAnswer >;
	/** The server has rejected the selected rate. */
	onShippingRateSelectFail: SubscribeTo< ShippingFailure, NoAnswer >;
	/** @deprecated Use `onCheckoutValidation`. */
	onCheckoutBeforeProcessing: SubscribeTo< void, ValidationAnswer >;
	/** @deprecated Use `onCheckoutValidation`. */
	onCheckoutValidationBeforeProcessing: SubscribeTo< void, ValidationAnswer >;
	/** @deprecated Use `onCheckoutSuccess`. */
	onCheckoutAfterProcessingWithSuccess: SubscribeTo<
		CheckoutResult,
		CheckoutAnswer
	>;
	/** @deprecated Use `onCheckoutFail`. */
	onCheckoutAfterProcessingWithError: SubscribeTo<
		CheckoutResult,
		CheckoutAnswer
	>;
	/** @deprecated Use `onPaymentSetup`. */
	onPaymentProcessing: SubscribeTo< void, PaymentSetupAnswer >;
}

/** Checkout events for scripts without React. Listeners share one sequence with payment methods' listeners. */
export interface BlocksCheckoutEvents {
	/** Names for `checkoutEventsEmitter`. */
	CHECKOUT_EVENTS: {
		readonly CHECKOUT_SUCCESS: 'checkout_success';
		readonly CHECKOUT_FAIL: 'checkout_fail';
		readonly CHECKOUT_VALIDATION: 'checkout_validation';
	};
	/** You can subscribe before the page has a checkout. */
	checkoutEvents: Pick<
		EventRegistration,
		'onCheckoutValidation' | 'onCheckoutSuccess' | 'onCheckoutFail'
	>;
	/** The same events by name. Any other name is free for an add-on's own events. */
	checkoutEventsEmitter: {
		subscribe: (
			listener: EventListener< unknown, unknown >,
			priority: number | undefined,
			eventName: string
		) => () => void;
		emit: (
			eventName: string,
			data?: unknown
		) => Promise< ObserverResponse[] >;
		emitWithAbort: (
			eventName: string,
			data?: unknown
		) => Promise< ObserverResponse[] >;
		createSubscribeFunction: (
			eventName: string
		) => SubscribeTo< unknown, unknown >;
	};
}
