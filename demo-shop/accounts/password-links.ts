import { createHash, randomBytes } from 'node:crypto';
import { number } from '../catalogue/rows';
import type { ShopContext } from '../context';
import { findCustomer, setPassword } from '../customers';
import { inTransaction } from '../database';
import type { Order } from '../orders/order';
import { sendMail, type Mail } from './outbox';

type Shop = Pick< ShopContext, 'database' | 'now' >;

/** Milliseconds, as long as a login lasts. */
const LIFE_MS = 48 * 60 * 60 * 1000;

/** We store only the hash: reading the database isn't enough to set a password. */
const hashKey = ( key: string ) =>
	createHash( 'sha256' ).update( key ).digest( 'hex' );

const sendLink = (
	shop: Shop,
	mail: Pick<
		Mail,
		'customerId' | 'orderId' | 'recipient' | 'subject' | 'message'
	>
): void => {
	const key = randomBytes( 32 ).toString( 'base64url' );
	shop.database
		.prepare(
			'INSERT INTO password_links ( key_hash, customer_id, expires_at ) VALUES ( ?, ?, ? )'
		)
		.run( hashKey( key ), mail.customerId, shop.now + LIFE_MS );
	sendMail( shop, {
		...mail,
		linkLabel: 'Set your password',
		linkPath: `/my-account/set-password/?key=${ key }`,
	} );
};

/** For the account that an order has created. */
export const sendPasswordLink = (
	shop: Shop,
	customerId: number,
	{ id: orderId, billing }: Pick< Order, 'id' | 'billing' >
): void =>
	sendLink( shop, {
		customerId,
		orderId,
		recipient: billing.email,
		subject: 'Your account',
		message: `An account was made with your order ${ orderId }. Set its password within two days, and log in with it whenever you come back.`,
	} );

/** Does nothing for an address without an account. */
export const sendForgottenPasswordLink = (
	shop: Shop,
	recipient: string
): void => {
	const customer = findCustomer( shop.database, recipient );
	if ( customer ) {
		sendLink( shop, {
			customerId: customer.id,
			orderId: 0,
			recipient: customer.email,
			subject: 'Your password',
			message:
				'Somebody asked for a new password for your account. Set it within two days. If it was not you, do nothing: your password is still the same.',
		} );
	}
};

/** `null` for an invalid or expired link. */
export const findLinkOwner = (
	{ database, now }: Shop,
	key: string
): number | null => {
	const row: unknown = database
		.prepare(
			'SELECT customer_id FROM password_links WHERE key_hash = ? AND expires_at > ?'
		)
		.get( hashKey( key ), now );
	return row === undefined ? null : number( row, 'customer_id' );
};

/** A link works once. Returns whether it was valid. */
export const redeemPasswordLink = (
	shop: Shop,
	key: string,
	password: string
): boolean => {
	return inTransaction( shop.database, () => {
		const customerId = findLinkOwner( shop, key );
		if ( customerId === null ) {
			return false;
		}
		setPassword( shop.database, customerId, password );
		shop.database
			.prepare( 'DELETE FROM password_links WHERE customer_id = ?' )
			.run( customerId );
		return true;
	} );
};
