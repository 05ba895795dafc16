import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ShopContext, ShopEnv } from '../context';
import { inTransaction } from '../database';
import { recordCharge } from '../orders/charges';
import type { Order } from '../orders/order';
import { payUrl, receivedUrl } from '../orders/order-links';
import { findOrderByKey } from '../orders/order-store';
import { failOrder, placeOrder } from '../orders/settle';
import { readFields } from './form-fields';
import { renderPage } from './layout';
import { notFoundPage } from './not-found-page';
import { setNotice } from './notices';
import { orderTotal } from './order-details';

const findRequestedOrder = ( c: Context< ShopEnv > ): Order | null =>
	findOrderByKey(
		c.get( 'shop' ).database,
		Number( c.req.param( 'id' ) ),
		c.req.query( 'key' ) ?? ''
	);

const isWaiting = ( { status, paymentResult }: Order ): boolean =>
	status === 'pending' && paymentResult?.payment_status === 'pending';

/** Once we know the outcome, the order's page takes over. */
export const challengePage = async (
	c: Context< ShopEnv >
): Promise< Response > => {
	const order = findRequestedOrder( c );
	if ( ! order ) {
		return notFoundPage( c );
	}
	const shop = c.get( 'shop' );
	if ( ! isWaiting( order ) ) {
		return c.redirect( receivedUrl( shop, order ), 303 );
	}
	const total = orderTotal( order, shop );
	return renderPage( c, {
		title: 'Your bank',
		under: null,
		main: html`<form class="plain-page" method="post">
			<input
				type="hidden"
				name="total"
				value="${ order.totals.total_price }"
			/>
			<h1>Is it you?</h1>
			<p>
				This is where your bank would ask whether you want to pay
				<strong>${ raw( total ) }</strong> to this shop.
			</p>
			<p class="plain-page__actions">
				<button class="button" name="answer" value="yes">
					Yes, pay
				</button>
				<button class="button button--quiet" name="answer" value="no">
					No, do not pay
				</button>
			</p>
		</form>`,
	} );
};

const declinePayment = (
	c: Context< ShopEnv >,
	shop: ShopContext,
	order: Order
) => {
	const isInCheckout = shop.session.data.orderId === order.id;
	failOrder( shop, order.id, {
		paymentResult: {
			payment_status: 'failure',
			payment_details: [],
			redirect_url: '',
		},
	} );
	setNotice( c, {
		kind: 'error',
		text: 'Your bank did not confirm the payment. Nothing was charged. You can try again or pay in another way.',
	} );
	return c.redirect(
		isInCheckout ? '/checkout/' : payUrl( shop, order ),
		303
	);
};

/** Places the order, or redirects to the page where the shopper can pay. */
export const answerChallenge = async (
	c: Context< ShopEnv >
): Promise< Response > => {
	const { answer, total } = await readFields( c );
	const shop = c.get( 'shop' );
	return inTransaction( shop.database, () => {
		const order = findRequestedOrder( c );
		if ( ! order ) {
			return notFoundPage( c );
		}
		if ( ! isWaiting( order ) ) {
			return c.redirect( receivedUrl( shop, order ), 303 );
		}
		// This page may belong to an earlier attempt with another total.
		if ( total !== undefined && total !== order.totals.total_price ) {
			return c.redirect( c.req.url, 303 );
		}
		if ( answer !== 'yes' ) {
			return declinePayment( c, shop, order );
		}
		recordCharge( shop.database, order, shop.now );
		return c.redirect(
			receivedUrl( shop, placeOrder( shop, order, 'processing' ) ),
			303
		);
	} );
};
