import {
	compareMinor,
	multiplyRawPrice,
	subtractMinor,
} from '@shopfront/money';
import type { CartItemResponse } from '@shopfront/store-api';
import { html } from 'hono/html';
import type { ShopOptions } from '../../options';
import { htmlToText } from '../../text';
import { t } from '../../texts';
import { asShown } from '../cart-totals';
import type { Markup } from '../layout';
import { icon } from './icon';
import { money, price } from './money';

/** Number of words of a description that a line shows. */
const DESCRIPTION_WORDS = 15;

function description( item: CartItemResponse ): Markup {
	const words = htmlToText( item.short_description || item.description )
		.trim()
		.split( /\s+/ );
	const isLong = words.length > DESCRIPTION_WORDS;
	const text = words.slice( 0, DESCRIPTION_WORDS ).join( ' ' );
	return text === ''
		? html``
		: html`<div class="wc-block-components-product-metadata__description">
				<p>${ text }${ isLong ? '…' : '' }</p>
			</div>`;
}

/** Renders the start of the description and the variation. */
export function metadata( item: CartItemResponse ): Markup {
	return html`<div class="wc-block-components-product-metadata">
		${ description( item ) }
		${
			item.variation.length > 0
				? html`<ul class="wc-block-components-product-details">
						${ item.variation.map(
							( { attribute, value } ) =>
								html`<li>
									<span
										class="wc-block-components-product-details__name"
										>${ htmlToText( attribute ) }:</span
									>
									<span
										class="wc-block-components-product-details__value"
										>${ htmlToText( value ) }</span
									>
								</li>`
						) }
					</ul>`
				: ''
		}
	</div>`;
}

/** Number of images that load at once, because they are in most windows. */
const IN_WINDOW = 4;

/** Renders the image of a product. */
export function image(
	item: Pick< CartItemResponse, 'images' | 'name' >,
	sizePx: number,
	isLazy: boolean
): Markup {
	const [ first ] = item.images;
	return first
		? html`<img
				src="${ first.thumbnail || first.src }"
				alt="${ htmlToText( first.alt ) || htmlToText( item.name ) }"
				width="${ sizePx }"
				height="${ sizePx }"
				decoding="async"
				${ isLazy ? html`loading="lazy"` : '' }
			/>`
		: html``;
}

function saving( item: CartItemResponse, options: ShopOptions ): Markup {
	const { raw_prices: raw, currency_minor_unit: minorUnit } = item.prices;
	if ( compareMinor( raw.regular_price, raw.price ) <= 0 ) {
		return html``;
	}
	const [ before, after ] = t( 'Save %s', '\n' ).split( '\n' );
	const amount = multiplyRawPrice(
		subtractMinor( raw.regular_price, raw.price ),
		item.quantity,
		raw.precision,
		minorUnit
	);
	return html`<div
		class="wc-block-components-product-badge wc-block-components-sale-badge"
	>
		${ before }${ money( amount, options ) }${ after }
	</div>`;
}

/** Renders the total of a line, with what it saves. */
export const lineTotal = (
	item: CartItemResponse,
	options: ShopOptions
): Markup => {
	const { line_subtotal: net, line_subtotal_tax: tax } = item.totals;
	const total = asShown( net, tax, options );
	return html`<div
		class="wc-block-cart-item__total-price-and-sale-badge-wrapper"
	>
		<span class="sf-pending-value"
			>${ price( total, total, options ) }</span
		>
		${ saving( item, options ) }
	</div>`;
};

const BUTTON = 'wc-block-components-quantity-selector__button';

/** Renders a button of the script. Until that runs, it cannot be reached. */
const scriptButton = (
	className: string,
	content: Markup,
	isDisabled = false
): Markup =>
	html`<button
		type="button"
		class="${ className }"
		inert
		${ isDisabled ? html`aria-disabled="true"` : '' }
	>
		${ content }
	</button>`;

/** Renders the quantity. It is read-only until the script runs. */
function quantity( item: CartItemResponse, name: string ): Markup {
	const remove = scriptButton(
		'wc-block-cart-item__remove-link',
		icon( 'trash' )
	);
	const { editable, minimum, maximum } = item.quantity_limits;
	if ( item.sold_individually || ! editable ) {
		return html`${ item.quantity === 1 ? '' : html`<span>${ t( 'Quantity: %s', item.quantity ) }</span>` }${ remove }`;
	}
	return html`<div class="wc-block-components-quantity-selector">
			${ scriptButton( `${ BUTTON } ${ BUTTON }--minus`, icon( 'minus' ), item.quantity <= minimum ) }
			<input
				class="wc-block-components-quantity-selector__input"
				type="text"
				readonly
				aria-label="${ t( 'Quantity of %s in your cart.', name ) }"
				value="${ item.quantity }"
			/>
			${ scriptButton( `${ BUTTON } ${ BUTTON }--plus`, icon( 'plus' ), item.quantity >= maximum ) }
		</div>
		${ remove }`;
}

/** Renders a line of the cart. */
export function cartLine(
	item: CartItemResponse,
	index: number,
	options: ShopOptions
): Markup {
	const name = htmlToText( item.name );
	const picture = image( item, 96, index >= IN_WINDOW );
	const isLinked = ! [ 'hidden', 'search' ].includes(
		item.catalog_visibility
	);
	return html`<tr role="row" class="wc-block-cart-items__row">
		<td role="cell" class="wc-block-cart-item__image">
			${ isLinked ? html`<a href="${ item.permalink }" tabindex="-1">${ picture }</a>` : picture }
		</td>
		<td role="cell" class="wc-block-cart-item__product">
			<div class="wc-block-cart-item__wrap">
				${
					isLinked
						? html`<a
								class="wc-block-components-product-name"
								href="${ item.permalink }"
								><span>${ name }</span></a
							>`
						: html`<span class="wc-block-components-product-name"
								><span>${ name }</span></span
							>`
				}
				${ item.show_backorder_badge ? html`<div class="wc-block-components-product-badge wc-block-components-product-backorder-badge">${ t( 'Available on backorder' ) }</div>` : '' }
				<div class="wc-block-cart-item__prices">
					${ price( item.prices.price, item.prices.regular_price, options ) }
				</div>
				${ metadata( item ) }
				<div class="wc-block-cart-item__quantity">
					${ quantity( item, name ) }
				</div>
				${
					options.saveForLater
						? html`<div class="wc-block-cart-item__save-for-later">
								${ scriptButton( 'wc-block-cart-item__save-for-later-link', html`${ t( 'Save for later' ) }` ) }
							</div>`
						: ''
				}
			</div>
		</td>
		<td role="cell" class="wc-block-cart-item__total">
			${ lineTotal( item, options ) }
		</td>
	</tr>`;
}
