import type { Context, Hono } from 'hono';
import { dispatch } from '../api/dispatch';
import type { ShopEnv } from '../context';
import { findOrderByKey } from '../orders/order-store';
import { answerChallenge, challengePage } from './challenge-page';
import { registerDialogPayment } from './dialog-payment';
import { readFields, type Fields } from './form-fields';
import { setNotice } from './notices';
import { orderPayPage } from './order-pay-page';
import { orderReceivedPage } from './order-received-page';
import { getErrorMessage, getRedirectUrl, isUnanswered } from './payment-reply';
import { CONFIRMED, unconfirmedText } from './unanswered-warning';

/** Pays through the Store API like a script, and redirects with the result. */
const pay = async (
	c: Context< ShopEnv >,
	{
		billing_email: email = '',
		payment_method: method = '',
		expected_total: total,
		[ CONFIRMED ]: confirmed,
		...data
	}: Fields
): Promise< Response > => {
	const shop = c.get( 'shop' );
	const id = c.req.param( 'id' ) ?? '';
	const key = c.req.query( 'key' ) ?? '';
	const order = findOrderByKey( shop.database, Number( id ), key );
	const { status, body } = await dispatch( shop, {
		method: 'POST',
		path: `/checkout/${ id }`,
		nonce: shop.session.nonce,
		args: {
			key,
			billing_email: email,
			billing_address: order?.billing,
			shipping_address: order?.shipping,
			payment_method: method,
			extensions: { shopfront: { expected_total: total, confirmed } },
			payment_data: Object.entries( data ).map( ( [ name, value ] ) => ( {
				key: name,
				value,
			} ) ),
		},
	} );
	const next = status < 300 ? getRedirectUrl( body ) : null;
	if ( next !== null ) {
		return c.redirect( next, 303 );
	}
	if ( isUnanswered( body ) ) {
		return orderPayPage( c, email, unconfirmedText() );
	}
	setNotice( c, { kind: 'error', text: getErrorMessage( body ) } );
	return c.redirect( c.req.url, 303 );
};

export const registerOrderPages = ( app: Hono< ShopEnv > ): void => {
	app.get( '/checkout/order-received/:id/', ( c ) => orderReceivedPage( c ) );
	app.post( '/checkout/order-received/:id/', async ( c ) => {
		const { billing_email: email = '' } = await readFields( c );
		return orderReceivedPage( c, email );
	} );
	app.get( '/checkout/order-pay/:id/', ( c ) => orderPayPage( c ) );
	app.post( '/checkout/order-pay/:id/', async ( c ) => {
		const fields = await readFields( c );
		return fields.payment_method === undefined
			? orderPayPage( c, fields.billing_email ?? '' )
			: pay( c, fields );
	} );
	app.get( '/checkout/challenge/:id/', challengePage );
	app.post( '/checkout/challenge/:id/', answerChallenge );
	registerDialogPayment( app );
};
