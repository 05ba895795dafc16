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
	readonly eventRegistration: EventRegistration;
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

/**
 * A way to pay, as it is registered. What is wrong with it is thrown, by `registerPaymentMethod`.
 *
 * @since 0.1.0
 */
export interface PaymentMethodConfig extends Omit<
	OwnConfig,
	'placeOrderButton' | 'ariaLabel' | 'canMakePayment'
> {
	/** Name of the choice for those who do not see the label. */
	ariaLabel: string;
	/** Whether it can be used for this cart; may be promised. An `error` says why not, to managers of the shop. */
	canMakePayment: CanMakePayment;
	/** Stands in place of the button that places the order, unless a saved token is chosen. */
	placeOrderButton?: ComponentType< PlaceOrderButtonProps >;
}

export type { ExpressPaymentMethodConfig };

/**
 * What an add-on says of methods that are not its own, by the name of the method: whether they can be used. A method is
 * there when all that are asked let it pass; one that throws lets it pass.
 */
export type PaymentExtensionCallbacks = Readonly<
	Record< string, ( arg: CanMakePaymentArg ) => boolean >
>;
