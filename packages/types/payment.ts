import type {
	ExpressPaymentProps as OwnExpressProps,
	ValidatedCardFieldsProps,
	ValidatedCardHandle,
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

/** Props of a payment method's elements. */
export interface PaymentMethodInterface extends Omit<
	OwnInterface,
	'eventRegistration'
> {
	/** Subscribes to the events of an order. */
	readonly eventRegistration: EventRegistration;
}

/** Props of an express payment method's elements. */
export interface ExpressPaymentProps
	extends
		Omit< PaymentMethodInterface, keyof OwnExpressProps >,
		OwnExpressProps {}

/** Props of the element for a saved token. */
export interface SavedTokenProps extends PaymentMethodInterface {
	/** Id of the saved token. */
	readonly token: string;
}

/** Props of a custom place-order button. */
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

/** Props of `CardFields`. */
export interface CardFieldsProps extends Omit<
	ValidatedCardFieldsProps,
	'handle'
> {}

/** Functions of `CardFields`. */
export interface CardFieldsHandle extends ValidatedCardHandle {}

export type { CardValue } from '@shopfront/components';

/**
 * Decides, by method name, whether payment methods of other add-ons can be used. A method is available if every
 * callback allows it. A callback that throws counts as allowing it.
 */
export type PaymentExtensionCallbacks = Readonly<
	Record< string, ( arg: CanMakePaymentArg ) => boolean >
>;
