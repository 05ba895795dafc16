import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { getCards } from '../accounts/cards';
import type { ShopContext, ShopEnv } from '../context';
import { CARD_GATEWAY } from '../gateways/card';
import type { Gateway } from '../gateways/gateway';
import { DIALOG_GATEWAY } from '../gateways/dialog';
import { enabledGateways } from '../gateways/gateways';
import { unansweredAttemptOf } from '../orders/attempts';
import { isUnpaid, type Order } from '../orders/order';
import { payUrl, receivedUrl } from '../orders/order-links';
import { renderPage, type Markup } from './layout';
import { notFoundPage } from './not-found-page';
import { orderAccess } from './order-access';
import { accessForm } from './order-access-form';
import { orderTotal, orderTable } from './order-details';
import { termsText } from './text-pages';
import { unansweredWarning } from './unanswered-warning';

const cardField = (
	name: string,
	label: string,
	autocomplete: string
): Markup =>
	html`<div class="field">
		<label for="card-${ name }">${ label }</label>
		<input
			id="card-${ name }"
			name="${ name }"
			autocomplete="${ autocomplete }"
			inputmode="numeric"
			dir="ltr"
		/>
	</div>`;

const cardFields = ( { database, session }: ShopContext ): Markup => {
	const cards = getCards( database, session.customerId );
	const saved =
		cards.length === 0
			? ''
			: html`<div class="field">
					<label for="card-token">Card</label>
					<select id="card-token" name="token">
						${ cards.map(
							( { id, brand, last4, isDefault } ) =>
								html`<option
									value="${ id }"
									${ isDefault ? raw( 'selected' ) : '' }
								>
									${ brand } ending in ${ last4 }
								</option>`
						) }
						<option value="new">Another card</option>
					</select>
				</div>`;
	return html`<fieldset class="pay-form__card">
		<legend>Card details, if you pay by card</legend>
		${ saved } ${ cardField( 'number', 'Card number', 'cc-number' ) }
		${ cardField( 'expiry', 'Expiry date (MM/YY)', 'cc-exp' ) }
		${ cardField( 'cvc', 'Security code', 'cc-csc' ) }
	</fieldset>`;
};

const choice = ( { id, title, description }: Gateway, isChosen: boolean ) =>
	html`<label class="pay-form__choice">
		<input
			type="radio"
			name="payment_method"
			value="${ id }"
			required
			${ isChosen ? raw( 'checked' ) : '' }
		/>
		<span><strong>${ title }</strong> ${ description }</span>
	</label>`;

/** The platform's classic markup, whose link opens the terms in a dialog. */
const terms = (): Markup =>
	html`<div class="woocommerce-terms-and-conditions-wrapper">
		<div class="woocommerce-terms-and-conditions" hidden>
			<h2>Terms and conditions</h2>
			${ termsText() }
		</div>
		<p>
			By paying you agree to our
			<a
				href="/terms/"
				class="woocommerce-terms-and-conditions-link"
				target="_blank"
				>terms and conditions</a
			>.
		</p>
	</div>`;

const payForm = (
	shop: ShopContext,
	order: Order,
	error: string | undefined
): Markup => {
	// Express payment methods and the dialog need scripts; this page has none.
	const gateways = enabledGateways( shop.options ).filter(
		( { id, isExpress } ) => ! isExpress && id !== DIALOG_GATEWAY
	);
	const chosen =
		gateways.find( ( { id } ) => id === order.paymentMethod ) ??
		gateways[ 0 ];
	const total = orderTotal( order, shop );
	const attempt = unansweredAttemptOf( shop.database, order.id );
	return html`<form
		class="plain-form pay-form"
		method="post"
		action="${ payUrl( shop, order ) }"
	>
		<input
			type="hidden"
			name="billing_email"
			value="${ order.billing.email }"
		/>
		<input
			type="hidden"
			name="expected_total"
			value="${ order.totals.total_price }"
		/>
		<fieldset>
			<legend>How would you like to pay?</legend>
			${ gateways.map( ( gateway ) => choice( gateway, gateway === chosen ) ) }
		</fieldset>
		${ gateways.some( ( { id } ) => id === CARD_GATEWAY ) ? cardFields( shop ) : '' }
		${ terms() }
		${
			shop.options.orderAttempts && attempt
				? unansweredWarning( attempt, undefined, error )
				: ''
		}
		<button class="button" type="submit">
			<span>Pay ${ raw( total ) }</span>
		</button>
	</form>`;
};

/**
 * Works without JavaScript. The email is `null` until the visitor enters one; `unconfirmed` is the error of a form that
 * needs the shopper's confirmation.
 */
export const orderPayPage = async (
	c: Context< ShopEnv >,
	email: string | null = null,
	unconfirmed?: string
): Promise< Response > => {
	const shop = c.get( 'shop' );
	const id = c.req.param( 'id' ) ?? '';
	const key = c.req.query( 'key' ) ?? '';
	const access = orderAccess( shop, id, key, email );
	if ( access.kind === 'none' ) {
		return notFoundPage( c );
	}
	const page = ( main: Markup ) =>
		renderPage( c, {
			title: 'Pay for your order',
			styles: [ 'cart', 'order', 'account' ],
			main,
		} );
	if ( access.kind !== 'open' ) {
		return page( accessForm( c, access.kind, email !== null ) );
	}
	const { order } = access;
	return isUnpaid( order )
		? page(
				html`<div class="order">
					<h1>Pay for order ${ order.id }</h1>
					${ orderTable( order, shop ) }
					${ payForm( shop, order, unconfirmed ) }
				</div>`
			)
		: page(
				html`<div class="plain-page">
					<h1>Nothing is left to be paid</h1>
					<p>
						<a class="button" href="${ receivedUrl( shop, order ) }"
							>See the order</a
						>
					</p>
				</div>`
			);
};
