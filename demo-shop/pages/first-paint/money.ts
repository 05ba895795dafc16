import { compareMinor } from '@shopfront/money';
import type { MinorAmount } from '@shopfront/store-api';
import { html } from 'hono/html';
import { moneyHtml } from '../../catalogue/price-html';
import type { ShopOptions } from '../../options';
import { htmlToText } from '../../text';
import { t } from '../../texts';
import type { Markup } from '../layout';

/** Renders an amount as the blocks do. */
export const money = (
	amount: MinorAmount,
	options: ShopOptions,
	className = ''
): Markup =>
	html`<span
		class="wc-block-formatted-money-amount wc-block-components-formatted-money-amount ${ className }"
		translate="no"
		>${ htmlToText( moneyHtml( amount, options ) ) }</span
	>`;

const VALUE = 'wc-block-components-product-price__value';

/** Renders the price of a product, and its regular price if that is higher. */
export const price = (
	amount: MinorAmount,
	regular: MinorAmount,
	options: ShopOptions,
	className = ''
): Markup =>
	html`<span class="price wc-block-components-product-price ${ className }"
		>${
			compareMinor( amount, regular ) < 0
				? html`<span class="screen-reader-text"
							>${ t( 'Previous price:' ) }</span
						>
						<del class="wc-block-components-product-price__regular"
							>${ money( regular, options ) }</del
						>
						<span class="screen-reader-text"
							>${ t( 'Discounted price:' ) }</span
						>
						<ins class="${ VALUE } is-discounted"
							>${ money( amount, options ) }</ins
						>`
				: money( amount, options, VALUE )
		}</span
	>`;
