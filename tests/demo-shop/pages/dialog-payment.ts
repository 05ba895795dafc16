import type { Context, Hono } from 'hono';
import type { ShopEnv } from '../context';
import { inTransaction } from '../database';
import { DIALOG_GATEWAY } from '../gateways/dialog';
import { isRecord } from '../is-record';
import { receivedUrl } from '../orders/order-links';
import { findOrderByKey } from '../orders/order-store';
import { failOrder, placeOrder } from '../orders/settle';

/**
 * The provider's own server: takes or declines the payment of an order whose dialog is open. An order that is settled
 * already leads to its page; one that is tried in another way by now has no dialog any more.
 */
async function answerDialog( c: Context< ShopEnv > ): Promise< Response > {
	const sent: unknown = await c.req.json().catch( () => null );
	const { order: id, key, isPaid } = isRecord( sent ) ? sent : {};
	const shop = c.get( 'shop' );
	return inTransaction( shop.database, () => {
		const order = findOrderByKey(
			shop.database,
			Number( id ),
			typeof key === 'string' ? key : ''
		);
		if ( ! order ) {
			return c.json( { message: 'There is no such order.' }, 404 );
		}
		if ( order.placedAt !== null ) {
			return c.json( { redirect: receivedUrl( shop, order ) } );
		}
		if (
			order.status !== 'pending' ||
			order.paymentMethod !== DIALOG_GATEWAY
		) {
			return c.json( { message: 'This payment is over.' }, 409 );
		}
		if ( isPaid !== true ) {
			failOrder( shop, order.id );
			return c.json( { message: 'Your payment was declined.' } );
		}
		placeOrder( shop, order, 'processing' );
		return c.json( { redirect: receivedUrl( shop, order ) } );
	} );
}

export function registerDialogPayment( app: Hono< ShopEnv > ): void {
	app.post( '/demo/dialog-payment', answerDialog );
}
