import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { ShopContext, ShopEnv } from '../context';
import { inTransaction } from '../database';
import { unansweredAttempts } from '../orders/attempts';
import type { Order } from '../orders/order';
import {
	ORDER_EVENTS,
	runOrderEvent,
	type OrderEvent,
} from '../orders/order-events';
import { getNotes } from '../orders/order-notes';
import { findOrder } from '../orders/order-store';
import { readFields } from './form-fields';
import { renderPage, type Markup } from './layout';
import { setNotice } from './notices';
import { orderTotal } from './order-details';

const PATH = '/demo/attempts/';

const LABELS: Record< OrderEvent, string > = {
	'was-paid': 'It was paid',
	'was-not-paid': 'It was not paid, let the customer try again',
	'webhook-pays': 'The payment service reports the payment',
	'webhook-fails': 'The payment service reports a failure',
	'hold-stock-cancels': 'The order is cancelled after an hour',
	'merchant-cancels': 'The merchant cancels the order',
};

const isAction = ( event: OrderEvent ) => event.startsWith( 'was-' );

const buttons = ( events: readonly OrderEvent[] ): Markup =>
	html`<p class="options__actions">
		${ events.map(
			( event ) =>
				html`<button
					class="button ${ isAction( event ) ? '' : 'button--quiet' }"
					name="event"
					value="${ event }"
				>
					${ LABELS[ event ] }
				</button>`
		) }
	</p>`;

const attemptCard = ( shop: ShopContext, order: Order ): Markup => {
	const total = orderTotal( order, shop );
	return html`<article class="mail">
		<h2>Order ${ order.id }</h2>
		<p>${ raw( total ) }, <bdi>${ order.billing.email }</bdi></p>
		<ul>
			${ getNotes( shop.database, order.id ).map( ( note ) => html`<li>${ note }</li>` ) }
		</ul>
		<form method="post" action="${ PATH }">
			<input type="hidden" name="order_id" value="${ order.id }" />
			${ buttons( ORDER_EVENTS.filter( isAction ) ) }
			<p>Or simulate what may happen meanwhile:</p>
			${ buttons( ORDER_EVENTS.filter( ( event ) => ! isAction( event ) ) ) }
		</form>
	</article>`;
};

/** Orders that may be paid, and the merchant's options. */
const attemptsPage = ( c: Context< ShopEnv > ): Promise< Response > => {
	const shop = c.get( 'shop' );
	const orders = unansweredAttempts( shop.database ).flatMap(
		( { orderId } ) => findOrder( shop.database, orderId ) ?? []
	);
	return renderPage( c, {
		title: 'Payments without an answer',
		main: html`<h1>Payments without an answer</h1>
			<p class="lead">
				We don’t know whether these orders were paid, because the server
				stopped before the payment service answered. Look for each
				payment at the payment service, then press a button. Until then,
				customers see a warning before they can pay again.
			</p>
			${
				orders.length > 0
					? orders.map( ( order ) => attemptCard( shop, order ) )
					: html`<p class="lead">Every payment has an answer.</p>`
			}`,
	} );
};

const answer = async ( c: Context< ShopEnv > ): Promise< Response > => {
	const { order_id: id, event } = await readFields( c );
	const shop = c.get( 'shop' );
	const known = ORDER_EVENTS.find( ( candidate ) => candidate === event );
	const order = findOrder( shop.database, Number( id ) );
	if ( known && order ) {
		inTransaction( shop.database, () =>
			runOrderEvent( shop, order, known )
		);
		setNotice( c, {
			kind: 'info',
			text: `Order ${ order.id }: ${ LABELS[ known ] }.`,
		} );
	}
	return c.redirect( PATH, 303 );
};

export const registerAttemptsPage = ( app: Hono< ShopEnv > ): void => {
	app.get( PATH, attemptsPage );
	app.post( PATH, answer );
};
