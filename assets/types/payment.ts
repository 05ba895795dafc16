import type {
	ExpressPaymentProps as OwnExpressProps,
	MethodPlaceOrderButtonProps,
	PaymentMethodInterface as OwnInterface,
} from '@shopfront/bindings';
import type {
	CanMakePayment,
	CanMakePaymentArg,
	ExpressPaymentMethodConfig,
	PaymentMethodConfig as OwnConfig,
} from '@shopfront/registry';
import type { ComponentType } from 'react';
import type { EventRegistration } from './events';

/** What the elements of a payment method are given as props. */
export interface PaymentMethodInterface extends Omit<
	OwnInterface,
	'eventRegistration'
> {
	/** Adds listeners to the moments of the order. */
	readonly eventRegistration: EventRegistration;
	/** Addresses, totals in minor units, coupons and currency. */
	readonly billing: OwnInterface[ 'billing' ];
	/** Lines, fees, and what servers of add-ons tell of this cart. */
	readonly cartData: OwnInterface[ 'cartData' ];
	/** How far the order is. */
	readonly checkoutStatus: OwnInterface[ 'checkoutStatus' ];
	/** Components that look like the page. */
	readonly components: OwnInterface[ 'components' ];
	/** Words for answers: their types, and where notices are shown. */
	readonly emitResponse: OwnInterface[ 'emitResponse' ];
	/** How far the payment is. */
	readonly paymentStatus: OwnInterface[ 'paymentStatus' ];
	/** Address, packages and rates, and what chooses one. */
	readonly shippingData: OwnInterface[ 'shippingData' ];
	/** What is wrong with shipping. */
	readonly shippingStatus: OwnInterface[ 'shippingStatus' ];
}

/** What the elements of an express method are given as props. */
export interface ExpressPaymentProps
	extends
		PaymentMethodInterface,
		Omit< OwnExpressProps, 'setExpressPaymentError' > {
	/** @deprecated Use `onError`. */
	readonly setExpressPaymentError: ( message?: string ) => void;
}

/** What the element of a saved token is given as props. */
export interface SavedTokenProps extends PaymentMethodInterface {
	/** Id of the token. */
	readonly token: string;
}

/** What a button that places the order is given as props. */
export interface PlaceOrderButtonProps
	extends
		PaymentMethodInterface,
		Omit< MethodPlaceOrderButtonProps, keyof OwnInterface > {}

/** A way to pay, as it is registered. What is wrong with it is thrown, by `registerPaymentMethod`. */
export interface PaymentMethodConfig extends Omit<
	OwnConfig,
	| 'placeOrderButton'
	| 'placeOrderButtonLabel'
	| 'ariaLabel'
	| 'canMakePayment'
	| 'icons'
	| 'supports'
> {
	/** Name of the choice for those who do not see the label. */
	ariaLabel: string;
	/** Whether it can be used for this cart; may be promised. An `error` says why not, to managers of the shop. */
	canMakePayment: CanMakePayment;
	/** Stands in place of the button that places the order, unless a saved token is chosen. */
	placeOrderButton?: ComponentType< PlaceOrderButtonProps >;
	/** Text of that button while the method is chosen. */
	placeOrderButtonLabel?: string;
	/** Pictures beside the label: ids of those that the page has, or pictures of one's own. */
	icons?: OwnConfig[ 'icons' ];
	/** What it can do: `features` (default `[ 'products' ]`), `showSavedCards`, `showSaveOption`. */
	supports?: OwnConfig[ 'supports' ];
}

export type { ExpressPaymentMethodConfig };

/**
 * What an add-on says of methods that are not its own, by the name of the method: whether they can be used. A method is
 * there when all that are asked let it pass; one that throws lets it pass.
 */
export type PaymentExtensionCallbacks = Readonly<
	Record< string, ( arg: CanMakePaymentArg ) => boolean >
>;
