import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { getMails } from '../accounts/outbox';
import type { ShopContext, ShopEnv } from '../context';
import { commerceData, orderForEvents } from './commerce-data';
import { dayOf } from './format-date';
import { findGateway } from '../gateways/gateways';
import { setOutboxCookie } from '../identify';
import { unansweredAttemptOf } from '../orders/attempts';
import type { Order } from '../orders/order';
import { payUrl } from '../orders/order-links';
import { renderPage, type Markup } from './layout';
import { orderAccess } from './order-access';
import {
	getCurrencyOptions,
	orderTotal,
	renderOrderDetails,
	orderTable,
} from './order-details';
import { bankTransfer, nextSteps } from './order-steps';
import { accessForm } from './order-access-form';
import { notFoundPage } from './not-found-page';
import { t } from '../texts';

const SHOP = { label: 'Shop', href: '/shop/' };

/** The status of an order whose payment is uncertain. */
const mayBePaid = (): Markup =>
	html`<p class="lead">
			${ t( 'We don’t know yet whether this order was paid. The payment service did not answer, so you may already have been charged. Check your email and your bank account before you pay again.' ) }
		</p>
		<p>
			<a class="button" href="/contact/">${ t( 'Contact us' ) }</a>
		</p>`;

const outcome = ( shop: ShopContext, order: Order ): Markup => {
	const isUnanswered =
		unansweredAttemptOf( shop.database, order.id ) !== null;
	switch ( order.status ) {
		case 'failed':
			return html`<h1>${ t( 'Your order has not been paid' ) }</h1>
				<p class="lead">
					${ t( 'The payment was refused, and nothing was charged.' ) }
				</p>
				<p>
					<a class="button" href="${ payUrl( shop, order ) }"
						>${ t( 'Pay for this order' ) }</a
					>
				</p>`;
		case 'pending':
			return html`<h1>${ t( 'Your payment is not confirmed yet' ) }</h1>
				${
					isUnanswered
						? mayBePaid()
						: html`<p class="lead">
								${ t( 'We have your order and wait for the payment. Load this page again in a moment to see how it went.' ) }
							</p>`
				}
				<p>
					<a
						class="button ${ isUnanswered ? 'button--quiet' : '' }"
						href="${ payUrl( shop, order ) }"
						>${ t( 'Pay for this order' ) }</a
					>
				</p>`;
		case 'cancelled':
			return html`<h1>${ t( 'This order was cancelled' ) }</h1>
				${ isUnanswered ? mayBePaid() : '' }`;
		default:
			return html`<h1>${ t( 'Thank you' ) }</h1>
				<p class="lead">
					${ t( 'Your order has been received. The confirmation goes to' ) }
					<bdi>${ order.billing.email }</bdi>.
				</p>`;
	}
};

const isPlaced = ( { status }: Order ) =>
	[ 'processing', 'on-hold', 'completed' ].includes( status );

const overview = ( order: Order, shop: ShopContext ): Markup => {
	const total = orderTotal( order, shop );
	const gateway = findGateway( order.paymentMethod );
	const facts: Array< [ label: string, value: Markup ] > = [
		[ t( 'Order number' ), html`${ order.id }` ],
		[ t( 'Date' ), dayOf( order.placedAt ?? order.createdAt ) ],
		[ t( 'Total' ), html`${ raw( total ) }` ],
	];
	if ( gateway ) {
		facts.push( [ t( 'Payment' ), html`${ t( gateway.title ) }` ] );
	}
	return html`<dl class="order-overview">
		${ facts.map(
			( [ label, value ] ) =>
				html`<div>
					<dt>${ label }</dt>
					<dd>${ value }</dd>
				</div>`
		) }
	</dl>`;
};

/** For an account that the order created. */
const accountMade = ( c: Context< ShopEnv >, order: Order ): Markup => {
	const shop = c.get( 'shop' );
	const mail = getMails( shop.database, order.customerId ).find(
		( { orderId } ) => orderId === order.id
	);
	if ( ! mail ) {
		return html``;
	}
	setOutboxCookie( c, shop, order.customerId );
	return html`<section class="order-instructions">
		<h2>${ t( 'Your account' ) }</h2>
		<p>
			${ t( 'An account was made with this order. We have sent a link to set its password to' ) }
			<bdi>${ mail.recipient }</bdi>.
		</p>
		<p>
			<a href="/demo/outbox/"
				>${ t( 'Look at the mail that this shop would have sent' ) }</a
			>
		</p>
	</section>`;
};

export const orderReceivedPage = async (
	c: Context< ShopEnv >,
	email: string | null = null
): Promise< Response > => {
	const shop = c.get( 'shop' );
	const id = c.req.param( 'id' ) ?? '';
	const key = c.req.query( 'key' ) ?? '';
	const access = orderAccess( shop, id, key, email );
	if ( access.kind === 'none' ) {
		return notFoundPage( c );
	}
	if ( access.kind !== 'open' ) {
		return renderPage( c, {
			title: 'Your order',
			under: [ SHOP ],
			main: accessForm( c, access.kind, email !== null ),
		} );
	}
	const { order } = access;
	const options = getCurrencyOptions( order, shop.options );
	return renderPage( c, {
		title: 'Your order',
		under: [ SHOP ],
		isTranslated: true,
		styles: [ 'cart', 'order', 'account' ],
		main: html`<div class="order order--columns">
			<div>
				${ outcome( shop, order ) } ${ overview( order, shop ) }
				${ isPlaced( order ) ? bankTransfer( order, options ) : '' }
				${ isPlaced( order ) ? nextSteps( order, options ) : '' }
				${
					isPlaced( order ) && order.sessionId === shop.session.id
						? commerceData( {
								order: orderForEvents( order, options ),
							} )
						: ''
				}
			</div>
			<section class="order-summary">
				<h2>${ t( 'What you ordered' ) }</h2>
				${ orderTable( order, shop ) }
			</section>
			<div>
				${ accountMade( c, order ) }
				${ renderOrderDetails( order, shop.options ) }
				<p>
					<a class="button button--quiet" href="/shop/"
						>${ t( 'Go on shopping' ) }</a
					>
				</p>
			</div>
		</div>`,
	} );
};
