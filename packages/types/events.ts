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

/** Area of the page that shows a notice. */
export type NoticeContext =
	( typeof NOTICE_CONTEXTS )[ keyof typeof NOTICE_CONTEXTS ];

/** `failure`: the shopper can fix it. `error`: the shopper can't fix it. */
export type ResponseType = 'success' | 'failure' | 'error';

/** No response. The event continues as if the listener were absent. */
export type NoAnswer = undefined | null | void | boolean;

/** Response to the validation of the form. */
export interface ValidationAnswer {
	/** Anything but `success` stops the order. */
	type: ResponseType;
	/** Shown as a notice. */
	errorMessage?: string;
	/** Area of the page that shows `errorMessage`. Default: the top of the checkout. */
	context?: NoticeContext;
	/** Error messages by field id. */
	validationErrors?: ValidationState;
}

/** Response to the setup of a payment. */
export interface PaymentSetupAnswer {
	/** Anything but `success` stops the order. */
	type: ResponseType;
	/** Shown as a notice. For `failure` and `error`. */
	message?: string;
	/** Area of the page that shows `message`. Default: beside the payment methods. */
	messageContext?: NoticeContext;
	/** Error messages by field id. For `error`. */
	validationErrors?: ValidationState;
	/** Data for the gateway, and addresses from an express payment method. */
	meta?: {
		/** Sent to the gateway with the order. */
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

/** Response to the outcome of an order. */
export interface CheckoutAnswer {
	/** The outcome, as far as the listener knows. */
	type: ResponseType;
	/** Shown as a notice. For `failure` and `error`. */
	message?: string;
	/** Area of the page that shows `message`. */
	messageContext?: NoticeContext;
	/** Whether the shopper may try again. Defaults to `true`. */
	retry?: boolean;
	/** URL to redirect to instead. For `success`. */
	redirectUrl?: string;
}

/** Called by the page. May return a promise. */
export type EventListener< Data, Answer > = (
	data: Data
) => Answer | NoAnswer | Promise< Answer | NoAnswer >;

/**
 * Adds a listener and returns a function that removes it. Lower priorities run first, equal ones in the order of
 * registration. The default is 10.
 */
export type SubscribeTo< Data, Answer > = (
	listener: EventListener< Data, Answer >,
	priority?: number
) => () => void;

/**
 * The events of an order, for payment methods.
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
	/** Shipping rates could not be fetched. */
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
	/** Listeners may subscribe before the page has a checkout. */
	checkoutEvents: Pick<
		EventRegistration,
		'onCheckoutValidation' | 'onCheckoutSuccess' | 'onCheckoutFail'
	>;
	/** The same events by name. Other names are free for add-ons' own events. */
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
