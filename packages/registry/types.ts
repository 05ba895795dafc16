import type { ComponentType, ReactElement } from 'react';
import type { CanMakePayment } from './can-make-payment-arg';

/** An id, or a whole image; `src` is `null` if the id determines it. */
export type PaymentIconConfig =
	string | { id: string; src: string | null; alt: string };

export interface PaymentSupports {
	/** Whether shoppers can choose saved tokens of this method. Default `false`. */
	showSavedCards?: boolean;
	/** Deprecated: sets both other flags. */
	savePaymentInfo?: boolean;
	/** Whether shoppers can save the method. Default `false`. */
	showSaveOption?: boolean;
	/** Features that a cart may require. Default `[ 'products' ]`. */
	features?: readonly string[];
}

/** A payment method as an add-on registers it. Source: docs/contract/globals.md 2.1. */
export interface PaymentMethodConfig {
	/** Unique; usually the id of its gateway. */
	name: string;
	/** Label of its option. An element receives `components` as a prop. */
	label: ReactElement | string | null;
	/** The option's name for screen readers. */
	ariaLabel: string;
	/** Shows while the method is selected; its props are the payment method interface (docs/contract/events.md 3). */
	content: ReactElement | null;
	/** Replaces `content` in an editor. */
	edit: ReactElement | null;
	/** Whether shoppers can pay this cart with it, or a promise. Administrators see the reason in an `error`. */
	canMakePayment: CanMakePayment;
	/** Id of the gateway on the server. Default: the name. */
	paymentMethodId?: string;
	/** Shows below a saved token; receives the payment method interface and `token` as props. */
	savedTokenComponent?: ReactElement | null;
	/** Text of the place-order button while the method is selected. */
	placeOrderButtonLabel?: string;
	/** Replaces the place-order button, unless a saved token is selected. */
	placeOrderButton?: ComponentType< never >;
	/** Icons beside the label: ids of images of the page, or your own images. */
	icons?: readonly PaymentIconConfig[] | null;
	/** `features` (default `[ 'products' ]`), `showSavedCards`, `showSaveOption`. */
	supports?: PaymentSupports;
}

export interface RegisteredPaymentMethod {
	readonly name: string;
	readonly label: ReactElement | string | null;
	readonly ariaLabel: string;
	readonly content: ReactElement | null;
	readonly edit: ReactElement | null;
	readonly paymentMethodId: string;
	/** Whether its elements receive the payment method interface; the platform's own methods don't need it. */
	readonly needsInterface: boolean;
	readonly savedTokenComponent: ReactElement | null;
	readonly placeOrderButtonLabel: string | undefined;
	readonly placeOrderButton: ComponentType< never > | undefined;
	readonly icons: readonly PaymentIconConfig[] | null;
	readonly supports: {
		readonly showSavedCards: boolean;
		readonly showSaveOption: boolean;
		readonly features: readonly string[];
	};
	/** Checks the cart's requirements, the method itself and add-ons' callbacks. */
	readonly canMakePayment: CanMakePayment;
	readonly canMakePaymentFromConfig: CanMakePayment;
}

/** An express payment method as an add-on registers it. Source: docs/contract/globals.md 2.2. */
export interface ExpressPaymentMethodConfig {
	/** Unique among express methods; usually the id of its gateway. */
	name: string;
	/** The button; receives the payment method interface and an express payment's callbacks as props. */
	content: ReactElement | null;
	/** Replaces `content` in an editor. */
	edit: ReactElement | null;
	/** Whether shoppers can pay this cart with it, or a promise. Administrators see the reason in an `error`. */
	canMakePayment: CanMakePayment;
	/** Id of the gateway on the server. Default: the name. */
	paymentMethodId?: string;
	/** Display name in the payment store. Default: the name with spaces for `_` and `-`. */
	title?: string;
	/** One sentence for the payment store. Shortened to 130 characters. Default `''`. */
	description?: string;
	/** Id of its gateway. Default `''`. */
	gatewayId?: string;
	/** `features` that a cart may require, and the `style` properties of the button that a shop can set. */
	supports?: {
		/** Default `[ 'products' ]`. */
		features?: readonly string[];
		/** The button's style properties that a shop can set: `height`, `borderRadius`. Default: none. */
		style?: readonly string[];
	};
}

export interface RegisteredExpressPaymentMethod {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly gatewayId: string;
	readonly content: ReactElement | null;
	readonly edit: ReactElement | null;
	readonly paymentMethodId: string;
	readonly supports: {
		readonly features: readonly string[];
		readonly style: readonly string[];
	};
	readonly canMakePayment: CanMakePayment;
	readonly canMakePaymentFromConfig: CanMakePayment;
}
