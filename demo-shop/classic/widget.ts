import { html, raw } from 'hono/html';
import { currentCart } from '../cart/current-cart';
import { itemResponse } from '../cart/item-response';
import { fullName, type CartLine } from '../cart/lines';
import type { Cart } from '../cart/cart';
import { classicMoneyHtml } from '../catalogue/price-html';
import type { ShopContext } from '../context';
import { htmlToText } from '../text';
import { taxLabel } from '../cart/tax-label';
import { productThumbnail } from './thumbnail';

/** Choices that aren't in the variation's name. */
const choices = ( { choices: all, product }: CartLine ) => {
	const open = all.filter(
		( { name } ) =>
			! product.variationAttributes[ name.replace( /^attribute_/, '' ) ]
	);
	return open.length === 0
		? ''
		: html`<dl class="variation">
				${ open.map(
					( { label, text } ) =>
						html`<dt>${ label }:</dt>
							<dd><p>${ text }</p></dd>`
				) }
			</dl>`;
};

const item = ( shop: ShopContext, cart: Cart, line: CartLine ) => {
	const { product, parent, key, quantity } = line;
	const response = itemResponse( shop, cart, line );
	const name = htmlToText( fullName( product, parent ) );
	const remove = `${ shop.baseUrl }/cart/?remove_item=${ key }&_wpnonce=${ shop.session.nonce }`;
	const content = html`${ productThumbnail( response.images[ 0 ] ) }${ name }`;
	return html`<li class="woocommerce-mini-cart-item mini_cart_item">
		<a
			role="button"
			href="${ remove }"
			class="remove remove_from_cart_button"
			aria-label="Remove ${ name } from cart"
			data-product_id="${ parent?.id ?? product.id }"
			data-cart_item_key="${ key }"
			data-product_sku="${ product.sku }"
			data-success_message="“${ name }” has been removed from your cart"
			>&times;</a
		>
		${
			( parent ?? product ).catalogVisibility === 'hidden'
				? content
				: html`<a href="${ response.permalink }">${ content }</a>`
		}
		${ choices( line ) }
		<span class="quantity"
			>${ quantity } &times;
			${ raw( classicMoneyHtml( response.prices.price, shop.options ) ) }</span
		>
	</li>`;
};

const filled = ( shop: ShopContext, cart: Cart ) => {
	const { items, itemsTax } = cart.totals;
	const isTaxShown = shop.options.taxDisplayCart === 'incl';
	const subtotal = isTaxShown ? items + itemsTax : items;
	const label = itemsTax > 0n ? taxLabel( shop.options ) : '';
	return html`<ul class="woocommerce-mini-cart cart_list product_list_widget">
			${ cart.lines.map( ( line ) => item( shop, cart, line ) ) }
		</ul>
		<p class="woocommerce-mini-cart__total total">
			<strong>Subtotal:</strong>
			${ raw( classicMoneyHtml( subtotal.toString(), shop.options ) ) }
			${ label ? html`<small class="tax_label">${ label }</small>` : '' }
		</p>
		<p class="woocommerce-mini-cart__buttons buttons">
			<a
				href="${ shop.baseUrl }/cart/"
				class="button wc-forward wp-element-button"
				>View cart</a
			><a
				href="${ shop.baseUrl }/checkout/"
				class="button checkout wc-forward wp-element-button"
				>Checkout</a
			>
		</p>`;
};

/** See docs/contract/classic-pages.md 3. */
export const cartWidgetContent = async (
	shop: ShopContext
): Promise< string > => {
	const { cart } = currentCart( shop );
	const content =
		cart.lines.length === 0
			? html`<p class="woocommerce-mini-cart__empty-message">
					No products in the cart.
				</p>`
			: filled( shop, cart );
	return String(
		await html`<div class="widget_shopping_cart_content">${ content }</div>`
	);
};
