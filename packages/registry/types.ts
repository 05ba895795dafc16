import type { ComponentType, ReactElement } from 'react';
import type { CanMakePayment } from './can-make-payment-arg';

/** A picture, by its id or as a whole; `src` is `null` where the id says it. */
export type PaymentIconConfig =
	string | { id: string; src: string | null; alt: string };

/** What a regular method may say of what it can. */
export interface PaymentSupports {
	/** Whether saved tokens of this method are offered. Default `false`. */
	showSavedCards?: boolean;
	/** The old name of both other flags; deprecated. */
	savePaymentInfo?: boolean;
	/** Whether the shopper may have the method kept. Default `false`. */
	showSaveOption?: boolean;
	/** What a cart may require. Default `[ 'products' ]`. */
	features?: readonly string[];
}

/** A way to pay, as an add-on registers it. Source: docs/contract/globals.md 2.1. */
export interface PaymentMethodConfig {
	/** Tells it from all others; usually the id of its gateway. */
	name: string;
	/** Beside its choice. An element is given `components`. */
	label: ReactElement | string | null;
	/** Name of the choice for screen readers. */
	ariaLabel: string;
	/** Shown while the method is chosen; given the payment method interface (docs/contract/events.md 3). */
	content: ReactElement | null;
	/** The same in an editor. */
	edit: ReactElement | null;
	/** Whether this cart can use the method; may return a promise. An `error` tells managers of the shop why not. */
	canMakePayment: CanMakePayment;
	/** What the server knows it by. Default: the name. */
	paymentMethodId?: string;
	/** Shown below a saved token; given the interface and `token`. */
	savedTokenComponent?: ReactElement | null;
	/** Text of the button that places the order while the method is chosen. */
	placeOrderButtonLabel?: string;
	/** Replaces the button that places the order, unless a saved token is chosen. */
	placeOrderButton?: ComponentType< never >;
	/** Images beside the label: ids of images of the page, or images of your own. */
	icons?: readonly PaymentIconConfig[] | null;
	/** Features of the method: `features` (default `[ 'products' ]`), `showSavedCards`, `showSaveOption`. */
	supports?: PaymentSupports;
}

/** A way to pay that is registered and checked. */
export interface RegisteredPaymentMethod {
	readonly name: string;
	readonly label: ReactElement | string | null;
	readonly ariaLabel: string;
	readonly content: ReactElement | null;
	readonly edit: ReactElement | null;
	readonly paymentMethodId: string;
	/** Whether its elements are given the payment method interface: those of the platform's own methods do without. */
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
	/** What the cart requires, the method's own check, and those that add-ons have added. */
	readonly canMakePayment: CanMakePayment;
	/** The method's own check. */
	readonly canMakePaymentFromConfig: CanMakePayment;
}

/** A way to pay by one button, as an add-on registers it. Source: docs/contract/globals.md 2.2. */
export interface ExpressPaymentMethodConfig {
	/** Tells it from all other express methods; usually the id of its gateway. */
	name: string;
	/** The button; given the payment method interface and what opens and closes an express payment. */
	content: ReactElement | null;
	/** The same in an editor. */
	edit: ReactElement | null;
	/** Whether it can be used for this cart; may be promised. An `error` says why not, to managers of the shop. */
	canMakePayment: CanMakePayment;
	/** What the server knows it by. Default: the name. */
	paymentMethodId?: string;
	/** What it is called; the payment store tells it. Default: the name with spaces for `_` and `-`. */
	title?: string;
	/** What it is, in a sentence; told there too. Cut after 130 characters. Default `''`. */
	description?: string;
	/** Id of the gateway that it belongs to. Default `''`. */
	gatewayId?: string;
	/** What it can do: `features` that a cart may require, and what a shop may `style` of the button. */
	supports?: {
		/** Default `[ 'products' ]`. */
		features?: readonly string[];
		/** What a shop may style of the button: `height`, `borderRadius`. Default: nothing. */
		style?: readonly string[];
	};
}

/** A way to pay by one button that is registered and checked. */
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
