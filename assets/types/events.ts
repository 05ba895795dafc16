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

/** What a payment method may listen to, and how it answers. */
export interface EventRegistration {
	/** The shopper wants to order. An answer that is no success stops the order, before anything is sent. */
	onCheckoutValidation: SubscribeTo< void, ValidationAnswer >;
	/** The form is good. The chosen method gets its payment ready; the order waits for it. */
	onPaymentSetup: SubscribeTo< void, PaymentSetupAnswer >;
	/** The order is placed. The last moment before the shopper leaves. */
	onCheckoutSuccess: SubscribeTo< CheckoutResult, CheckoutAnswer >;
	/** The server has not taken the order, or the payment. */
	onCheckoutFail: SubscribeTo< CheckoutResult, CheckoutAnswer >;
	/** Rates have come. */
	onShippingRateSuccess: SubscribeTo<
		readonly ShippingPackageResponse[],
		NoAnswer
	>;
	/** Rates could not be had. */
	onShippingRateFail: SubscribeTo< ShippingFailure, NoAnswer >;
	/** A rate was chosen, and the server has taken it. */
	onShippingRateSelectSuccess: SubscribeTo< unknown, NoAnswer >;
	/** A rate was chosen, and the server has not taken it. */
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
