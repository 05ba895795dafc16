import { html, raw } from 'hono/html';
import { htmlToText } from '../text';
import type { CartItemResponse, CartResponse } from '@shopfront/store-api';
import { moneyHtml } from '../catalogue/price-html';
import type { ShopContext } from '../context';
import type { ShopOptions } from '../options';
import { asShown, cartTotals } from './cart-totals';
import type { Markup } from './layout';
import { t } from '../texts';

/** A separate form for the remove buttons. In the quantity form, Enter would press the first of them. */
const REMOVAL = 'cart-removal';

const quantityCell = ( item: CartItemResponse ): Markup => {
	const {
		minimum,
		maximum,
		multiple_of: step,
		editable,
	} = item.quantity_limits;
	if ( ! editable ) {
		return html`${ item.quantity }`;
	}
	const id = `quantity-${ item.key }`;
	return html`<label class="screen-reader-text" for="${ id }"
			>${ t( 'Quantity of %s', htmlToText( item.name ) ) }</label
		>
		<input
			class="quantity"
			id="${ id }"
			type="number"
			name="quantity[${ item.key }]"
			value="${ item.quantity }"
			min="${ minimum }"
			max="${ maximum }"
			step="${ step }"
		/>`;
};

const row = ( item: CartItemResponse, options: ShopOptions ): Markup => {
	const { line_subtotal: net, line_subtotal_tax: tax } = item.totals;
	const choices = item.variation.map(
		( { attribute, value } ) => `${ attribute }: ${ value }`
	);
	return html`<tr>
		<th scope="row">
			<a href="${ item.permalink }">${ raw( item.name ) }</a>
			${ choices.length > 0 ? html`<span class="cart-table__choices">${ choices.join( ', ' ) }</span>` : '' }
		</th>
		<td>${ raw( moneyHtml( item.prices.price, options ) ) }</td>
		<td>${ quantityCell( item ) }</td>
		<td>${ raw( moneyHtml( asShown( net, tax, options ), options ) ) }</td>
		<td>
			<button
				class="button button--quiet"
				type="submit"
				form="${ REMOVAL }"
				name="remove"
				value="${ item.key }"
			>
				${ t( 'Remove' ) }<span class="screen-reader-text">
					${ htmlToText( item.name ) }</span
				>
			</button>
		</td>
	</tr>`;
};

/** For example, a coupon that has become invalid. */
const renderErrors = ( { errors }: CartResponse ): Markup[] =>
	errors.map(
		( { message } ) =>
			html`<div class="site-notice is-error">
				<p>${ htmlToText( message ) }</p>
			</div>`
	);

/** The cart as a form for pages without JavaScript. An empty cart renders only its errors. */
export const cartTable = ( shop: ShopContext, cart: CartResponse ): Markup => {
	const { options } = shop;
	if ( cart.items.length === 0 ) {
		return html`${ renderErrors( cart ) }
			<p>${ t( 'Your cart is currently empty!' ) }</p>
			<p>
				<a class="button" href="/shop/">${ t( 'Browse the shop' ) }</a>
			</p>`;
	}
	return html`${ renderErrors( cart ) }
		<form class="cart-table" method="post" action="/cart/update">
			<table>
				<thead>
					<tr>
						<th scope="col">${ t( 'Product' ) }</th>
						<th scope="col">${ t( 'Price' ) }</th>
						<th scope="col">${ t( 'Quantity' ) }</th>
						<th scope="col">${ t( 'Total' ) }</th>
						<th scope="col">
							<span class="screen-reader-text"
								>${ t( 'Remove' ) }</span
							>
						</th>
					</tr>
				</thead>
				<tbody>
					${ cart.items.map( ( item ) => row( item, options ) ) }
				</tbody>
			</table>
			<button class="button button--quiet" type="submit">
				${ t( 'Update cart' ) }
			</button>
		</form>
		<form id="${ REMOVAL }" method="post" action="/cart/update"></form>
		${ cartTotals( cart, options ) }
		<p>
			<a class="button" href="/checkout/"
				>${ t( 'Proceed to Checkout' ) }</a
			>
		</p>`;
};
