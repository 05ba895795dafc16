import type Database from 'libsql';
import type { ShopOptions } from '../options';
import type { Order, OrderStatus } from '../orders/order';
import type { Card } from '../accounts/cards';

/** The payment data from the page, by key in lower case; a checkbox is a boolean. */
export type PaymentData = ReadonlyMap< string, string | boolean >;

/** One attempt to pay. */
export interface Payment {
	order: Order;
	data: PaymentData;
	/** The customer's saved cards; `[]` for a guest. */
	cards: readonly Card[];
	options: ShopOptions;
	/** For gateways to verify tokens of their scripts. */
	database: Database.Database;
	/** Milliseconds since the epoch. */
	now: number;
}

/** A card to save for the customer. */
export type NewCard = Omit< Card, 'id' | 'customerId' | 'isDefault' >;

/** The outcome of an attempt to pay. */
export type PaymentOutcome =
	| {
			status: 'success';
			orderStatus: Extract<
				OrderStatus,
				'processing' | 'on-hold' | 'completed'
			>;
			/** To be saved for the customer, if there is one. */
			card?: NewCard;
			/** To be stored with the order, by namespace. */
			orderData?: Readonly< Record< string, unknown > >;
	  }
	/** Nothing was paid; the shopper can try again. */
	| { status: 'failure'; message: string }
	/** The shopper must act elsewhere first: the challenge of their bank. */
	| { status: 'pending'; card?: NewCard }
	/** The shopper pays in a dialog that the gateway's script opens on the page. */
	| { status: 'dialog' }
	/** An error of the gateway itself. */
	| { status: 'error'; message: string };

/** Refuses a payment before it starts; the message is for the shopper. */
export class GatewayError extends Error {
	override name = 'GatewayError';
}

/** The server part of a payment method. */
export interface Gateway {
	id: string;
	title: string;
	description: string;
	/** Features besides products, for example `tokenization`. */
	supports: readonly string[];
	/** Shown with a placed order, for example how to send the money; `''` for none. */
	instructions: string;
	/** Whether it is an express payment method. */
	isExpress: boolean;
	/**
	 * Pays an order, outside of any transaction, because it may take long.
	 *
	 * @throws {GatewayError} When the payment cannot start.
	 */
	pay: ( payment: Payment ) => PaymentOutcome | Promise< PaymentOutcome >;
}
