import type { CartResponse, ProductResponse } from '@shopfront/store-api';
import { html } from 'hono/html';
import type { ShopOptions } from '../../options';
import { htmlToText } from '../../text';
import { t } from '../../texts';
import type { Markup } from '../layout';
import { image } from './line';
import { money, price } from './money';

const PRODUCT = 'wp-block-cart-cross-sells-product';
const COMPONENT = 'wc-block-components-product';

const productPrice = ( { prices }: ProductResponse, options: ShopOptions ) => {
	const { price_range: range } = prices;
	return range
		? html`<span class="price ${ COMPONENT }-price"
				>${ money( range.min_amount, options ) } –
				${ money( range.max_amount, options ) }</span
			>`
		: price( prices.price, prices.regular_price, options );
};

const product = ( item: ProductResponse, options: ShopOptions ): Markup =>
	html`<li class="cross-sells-product">
		<div class="${ PRODUCT }__product-image ${ COMPONENT }-image">
			<a href="${ item.permalink }" tabindex="-1"
				>${ image( item, 300, true ) }</a
			>
		</div>
		<div class="${ PRODUCT }__product-title">
			<a
				class="${ COMPONENT }-name ${ COMPONENT }-title"
				href="${ item.permalink }"
				><span>${ htmlToText( item.name ) }</span></a
			>
		</div>
		${ productPrice( item, options ) }
		<div class="${ COMPONENT }-button">
			<a
				class="wc-block-components-button wp-element-button wp-block-button__link ${ COMPONENT }-button__button outlined"
				href="${ item.permalink }"
			>
				<div class="wc-block-components-button__text">
					${ htmlToText( item.add_to_cart.text ) }
				</div>
			</a>
		</div>
	</li>`;

/** Renders the suggestions of a cart, below its lines. */
export const crossSells = (
	{ cross_sells: products }: CartResponse,
	options: ShopOptions
): Markup =>
	products.length === 0
		? html``
		: html`<div>
				<h2 class="wp-block-heading">
					${ t( 'You may be interested in…' ) }
				</h2>
				<ul class="sf-cross-sells">
					${ products.map( ( item ) => product( item, options ) ) }
				</ul>
			</div>`;
