import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ShopContext, ShopEnv } from '../context';
import { inTransaction } from '../database';
import { refreshSession } from '../sessions';
import { receivedUrl } from '../orders/order-links';
import type { Order } from '../orders/order';
import { findOrderByKey } from '../orders/order-store';
import { failOrder, placeOrder } from '../orders/settle';
import { formatAmount } from '../money';

const PATH = '/checkout/challenge/:order/';

/** The order that waits for its shopper; `null` when it waits no more, or the key is another's. */
function waitingOrder( c: Context< ShopEnv > ): Order | null {
	const order = findOrderByKey(
		c.get( 'shop' ).database,
		Number( c.req.param( 'order' ) ),
		c.req.query( 'key' ) ?? ''
	);
	return order?.status === 'pending' &&
		order.paymentResult?.payment_status === 'pending'
		? order
		: null;
}

const page = ( main: unknown ) =>
	html`<!doctype html>
		<html lang="en">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<meta name="robots" content="noindex" />
				<title>Demo Bank</title>
				<link rel="stylesheet" href="/assets/shop.css" />
			</head>
			<body>
				<main class="plain-page">
					<h1>Demo Bank</h1>
					${ main }
				</main>
			</body>
		</html>`;

const amountOf = ( { totals, currency }: Order ) =>
	formatAmount( BigInt( totals.total_price ), { currency } ).replaceAll(
		'&#036;',
		'$'
	);

const question = ( order: Order ) =>
	page(
		html`<p>
				Do you want to pay ${ amountOf( order ) } for order
				${ order.id }?
			</p>
			<form method="post">
				<button class="button" name="answer" value="approve">
					Approve the payment
				</button>
				<button
					class="button button--quiet"
					name="answer"
					value="refuse"
				>
					Refuse it
				</button>
			</form>`
	);

const gone = page(
	html`<p>There is no payment that waits for you here.</p>
		<p><a href="/checkout/">Back to the checkout</a></p>`
);

/** Keeps the answer, and gives the page to go on with. */
function settleChallenge(
	shop: ShopContext,
	order: Order,
	isApproved: boolean
): string {
	if ( isApproved ) {
		placeOrder( shop, order, 'processing' );
		return receivedUrl( shop, order );
	}
	failOrder( shop, order.id, {
		paymentResult: {
			payment_status: 'failure',
			payment_details: [
				{ key: 'errorMessage', value: 'You refused the payment.' },
			],
			redirect_url: '',
		},
	} );
	return `${ shop.baseUrl }/checkout/`;
}

/** The page of the shopper's bank, on which a payment is approved or refused that was answered with 202. */
export function registerChallengePages( app: Hono< ShopEnv > ): void {
	app.get( PATH, ( c ) => {
		const order = waitingOrder( c );
		return order ? c.html( question( order ) ) : c.html( gone, 404 );
	} );
	app.post( PATH, async ( c ) => {
		const { answer } = await c.req.parseBody();
		const shop = c.get( 'shop' );
		const url = inTransaction( shop.database, () => {
			refreshSession( shop );
			const order = waitingOrder( c );
			return (
				order && settleChallenge( shop, order, answer === 'approve' )
			);
		} );
		return url === null ? c.html( gone, 404 ) : c.redirect( url, 303 );
	} );
}
