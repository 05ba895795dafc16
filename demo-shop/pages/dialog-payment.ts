import type { Context, Hono } from 'hono';
import type { ShopEnv } from '../context';
import { inTransaction } from '../database';
import { wantsJson } from '../foreign-requests';
import { DIALOG_GATEWAY } from '../gateways/dialog';
import { readJson, refuse } from '../json-requests';
import { recordCharge } from '../orders/charges';
import { receivedUrl } from '../orders/order-links';
import { findOrderByKey } from '../orders/order-store';
import { failOrder, placeOrder } from '../orders/settle';

/**
 * Plays the provider's server: accepts or declines an open dialog's payment. Once we know the outcome, the order's page
 * takes over; another attempt means that the dialog is gone.
 */
const answerDialog = async ( c: Context< ShopEnv > ): Promise< Response > => {
	const { order: id, key, isPaid } = await readJson( c );
	const shop = c.get( 'shop' );
	return inTransaction( shop.database, () => {
		const order = findOrderByKey(
			shop.database,
			Number( id ),
			typeof key === 'string' ? key : ''
		);
		if ( ! order ) {
			return refuse( c, 'There is no such order.', 404 );
		}
		if ( order.placedAt !== null ) {
			return c.json( { redirect: receivedUrl( shop, order ) } );
		}
		if (
			order.status !== 'pending' ||
			order.paymentMethod !== DIALOG_GATEWAY
		) {
			return refuse( c, 'This payment is over.', 409 );
		}
		if ( isPaid !== true ) {
			failOrder( shop, order.id );
			return c.json( { message: 'Your payment was declined.' } );
		}
		recordCharge( shop.database, order, shop.now );
		placeOrder( shop, order, 'processing' );
		return c.json( { redirect: receivedUrl( shop, order ) } );
	} );
};

export const registerDialogPayment = ( app: Hono< ShopEnv > ): void => {
	app.post( '/demo/dialog-payment', wantsJson, answerDialog );
};
