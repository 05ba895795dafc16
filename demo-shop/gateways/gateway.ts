import type Database from 'libsql';
import type { ShopOptions } from '../options';
import type { Order, OrderStatus } from '../orders/order';
import type { Card } from '../accounts/cards';

/** By key in lower case; a checkbox is a boolean. */
export type PaymentData = ReadonlyMap< string, string | boolean >;

export interface Payment {
	order: Order;
	data: PaymentData;
	cards: readonly Card[];
	options: ShopOptions;
	/** Gateways verify their scripts' tokens with it. */
	database: Database.Database;
	/** Milliseconds since the epoch. */
	now: number;
}

export type NewCard = Omit< Card, 'id' | 'customerId' | 'isDefault' >;

export type PaymentOutcome =
	| {
			status: 'success';
			orderStatus: Extract<
				OrderStatus,
				'processing' | 'on-hold' | 'completed'
			>;
			/** To save, if there's a customer. */
			card?: NewCard;
			/** To store with the order, by namespace. */
			orderData?: Readonly< Record< string, unknown > >;
	  }
	/** Nothing was paid. The shopper can try again. */
	| { status: 'failure'; message: string }
	/** The shopper must act elsewhere first, for instance confirm with their bank. */
	| { status: 'pending'; card?: NewCard }
	/** The shopper pays in a dialog that the gateway's script opens. */
	| { status: 'dialog' }
	/** The gateway itself failed. */
	| { status: 'error'; message: string };

/** Refuses to start a payment. The message is for the shopper. */
export class GatewayError extends Error {
	override name = 'GatewayError';
}

/** A payment method's server side. */
export interface Gateway {
	id: string;
	title: string;
	description: string;
	/** Features besides products, such as `tokenization`. */
	supports: readonly string[];
	/** Shown with a placed order, for example how to send the money; `''` for none. */
	instructions: string;
	isExpress: boolean;
	/** Runs outside any transaction, because it may take long. @throws {GatewayError} When the payment can't start. */
	pay: ( payment: Payment ) => PaymentOutcome | Promise< PaymentOutcome >;
}
