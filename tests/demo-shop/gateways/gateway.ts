import type Database from 'libsql';
import type { ShopOptions } from '../options';
import type { Order, OrderStatus } from '../orders/order';
import type { Card } from '../accounts/cards';

/** What the page sent along with the order, by key in lower case; a checkbox is a boolean. */
export type PaymentData = ReadonlyMap< string, string | boolean >;

/** One try to pay. */
export interface Payment {
	order: Order;
	data: PaymentData;
	/** The customer's saved cards; `[]` for a guest. */
	cards: readonly Card[];
	options: ShopOptions;
	/** Where gateways look up what their scripts were given. */
	database: Database.Database;
	/** Milliseconds since the epoch. */
	now: number;
}

/** A card to keep for the customer. */
export type NewCard = Omit< Card, 'id' | 'customerId' | 'isDefault' >;

/** How a try ended. */
export type PaymentOutcome =
	| {
			status: 'success';
			orderStatus: Extract<
				OrderStatus,
				'processing' | 'on-hold' | 'completed'
			>;
			/** To be kept for the customer, if there is one. */
			card?: NewCard;
			/** To be written down with the order, by namespace. */
			orderData?: Readonly< Record< string, unknown > >;
	  }
	/** Nothing was paid; the shopper may try again. */
	| { status: 'failure'; message: string }
	/** The shopper has to do something elsewhere first: the challenge of their bank. */
	| { status: 'pending'; card?: NewCard }
	/** The shopper pays in a dialog that the gateway's script opens on the page. */
	| { status: 'dialog' }
	/** The gateway itself has a fault. */
	| { status: 'error'; message: string };

/** What a gateway says when it takes no payment at all; the message is for the shopper. */
export class GatewayError extends Error {
	override name = 'GatewayError';
}

/** A way to pay. */
export interface Gateway {
	id: string;
	title: string;
	description: string;
	/** What it can do beyond products, as in `tokenization`. */
	supports: readonly string[];
	/** Shown with a placed order, as where to send the money; `''` for none. */
	instructions: string;
	/** Whether it is a button of its own above the form. */
	isExpress: boolean;
	/**
	 * Tries to pay, outside of any transaction: it may take its time.
	 *
	 * @throws {GatewayError} When the payment cannot be tried.
	 */
	pay: ( payment: Payment ) => PaymentOutcome | Promise< PaymentOutcome >;
}
