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

export interface SavedTokenProps extends PaymentMethodInterface {
	/** Id of the saved token. */
	readonly token: string;
}

export interface PlaceOrderButtonProps
	extends
		PaymentMethodInterface,
		Omit< MethodPlaceOrderButtonProps, keyof OwnInterface > {}

/** A payment method, as an add-on registers it. `registerPaymentMethod` throws if it's invalid. */
export interface PaymentMethodConfig extends Omit<
	OwnConfig,
	'placeOrderButton'
> {
	/** Replaces the place-order button, unless the shopper chose a saved token. */
	placeOrderButton?: ComponentType< PlaceOrderButtonProps >;
}

export type { ExpressPaymentMethodConfig };

export interface CardFieldsProps extends Omit<
	ValidatedCardFieldsProps,
	'handle'
> {}

export interface CardFieldsHandle extends ValidatedCardHandle {}

export type { CardValue } from '@shopfront/components';

/**
 * Decides, by method name, whether shoppers can use other add-ons' payment methods. A method is available if every
 * callback allows it. A callback that throws counts as allowing it.
 */
export type PaymentExtensionCallbacks = Readonly<
	Record< string, ( arg: CanMakePaymentArg ) => boolean >
>;
