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

/** Where a notice is shown. */
export type NoticeContext =
	( typeof NOTICE_CONTEXTS )[ keyof typeof NOTICE_CONTEXTS ];

/** `failure`: the shopper can do something about it. `error`: nobody can, at the moment. */
export type ResponseType = 'success' | 'failure' | 'error';

/** No answer: all is well, or it is no business of the listener's. */
export type NoAnswer = undefined | null | void | boolean;

/** What a listener may say of the form. */
export interface ValidationAnswer {
	/** Anything but `success` stops the order. */
	type: ResponseType;
	/** Shown as a notice. */
	errorMessage?: string;
	/** Where that is shown. Default: at the top of the checkout. */
	context?: NoticeContext;
	/** What is wrong, by the id of the field. */
	validationErrors?: ValidationState;
}

/** What a listener may answer when its payment is to be set up. */
export interface PaymentSetupAnswer {
	/** Anything but `success` stops the order. */
	type: ResponseType;
	/** Shown as a notice; of `failure` and `error`. */
	message?: string;
	/** Where that is shown. Default: beside the ways to pay. */
	messageContext?: NoticeContext;
	/** What is wrong, by the id of the field; of `error`. */
	validationErrors?: ValidationState;
	/** What goes along with the order, and addresses that a wallet knows. */
	meta?: {
		/** Goes to the gateway with the order. */
		paymentMethodData?: Readonly< Record< string, unknown > >;
		/** Replaces what is in the form. */
		billingAddress?: Partial< BillingAddressResponse >;
		shippingAddress?: Partial< AddressResponse >;
		/** @deprecated Use `billingAddress`. */
		billingData?: Partial< BillingAddressResponse >;
		/** @deprecated Use `shippingAddress`. */
		shippingData?: { address: Partial< AddressResponse > };
	};
}

/** What a listener may answer when the order was sent. */
export interface CheckoutAnswer {
	/** What has become of it, as far as the listener knows. */
	type: ResponseType;
	/** Shown as a notice; of `failure` and `error`. */
	message?: string;
	/** Where that is shown. */
	messageContext?: NoticeContext;
	/** Whether the shopper may try again. Default `true`. */
	retry?: boolean;
	/** Where the shopper goes instead; of `success`. */
	redirectUrl?: string;
}

/** Asked by the page; the answer may be promised. */
export type EventListener< Data, Answer > = (
	data: Data
) => Answer | NoAnswer | Promise< Answer | NoAnswer >;

/**
 * Adds a listener, and gives what takes it away. Lower priorities are asked first, equal ones in the order of coming; 10
 * where none is given.
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
	 * The form is valid. The chosen method sets its payment up, and the order waits for it.
	 *
	 * @default the order is sent
	 */
	onPaymentSetup: SubscribeTo< void, PaymentSetupAnswer >;
	/**
	 * The order is placed, and the shopper is about to leave the page.
	 *
	 * @default the shopper goes to the address that the server returned
	 */
	onCheckoutSuccess: SubscribeTo< CheckoutResult, CheckoutAnswer >;
	/**
	 * The server has refused the order or the payment.
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
	/** The server has accepted the choice of a rate. */
	onShippingRateSelectSuccess: SubscribeTo< unknown, NoAnswer >;
	/** The server has refused the choice of a rate. */
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

/** The moments of a checkout for scripts outside of React; in one row with those of payment methods. */
export interface BlocksCheckoutEvents {
	/** Names for `checkoutEventsEmitter`. */
	CHECKOUT_EVENTS: {
		readonly CHECKOUT_SUCCESS: 'checkout_success';
		readonly CHECKOUT_FAIL: 'checkout_fail';
		readonly CHECKOUT_VALIDATION: 'checkout_validation';
	};
	/** Works before there is a checkout on the page. */
	checkoutEvents: Pick<
		EventRegistration,
		'onCheckoutValidation' | 'onCheckoutSuccess' | 'onCheckoutFail'
	>;
	/** The same by name; moments of other names are those of add-ons among themselves. */
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
