import type {
	ExpressPaymentProps as OwnExpressProps,
	MethodPlaceOrderButtonProps,
	PaymentMethodInterface as OwnInterface,
} from '@shopfront/bindings';
import type {
	CanMakePaymentArg,
	ExpressPaymentMethodConfig,
	PaymentMethodConfig as OwnConfig,
} from '@shopfront/registry';
import type { ComponentType } from 'react';
import type { EventRegistration } from './events';

/** Props of the elements of a payment method. */
export interface PaymentMethodInterface extends Omit<
	OwnInterface,
	'eventRegistration'
> {
	/** Subscribes to the events of the order. */
	readonly eventRegistration: EventRegistration;
}

/** Props of the elements of an express method. */
export interface ExpressPaymentProps
	extends
		Omit< PaymentMethodInterface, keyof OwnExpressProps >,
		OwnExpressProps {}

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

/** A payment method, as an add-on registers it. `registerPaymentMethod` throws if it is invalid. */
export interface PaymentMethodConfig extends Omit<
	OwnConfig,
	'placeOrderButton'
> {
	/** Replaces the button that places the order, unless a saved token is chosen. */
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
