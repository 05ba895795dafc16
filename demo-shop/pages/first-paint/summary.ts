import type { CartItemResponse, CartResponse } from '@shopfront/store-api';
import { html } from 'hono/html';
import type { ShopOptions } from '../../options';
import { htmlToText } from '../../text';
import { t } from '../../texts';
import type { Markup } from '../layout';
import { icon } from './icon';
import { image, lineTotal, metadata } from './line';
import { money, price } from './money';
import { couponPanel, totalsRows } from './totals';

const ITEM = 'wc-block-components-order-summary-item';

const summaryItem = (
	item: CartItemResponse,
	options: ShopOptions
): Markup => {
	const { quantity, prices } = item;
	return html`<li class="${ ITEM }">
		<div class="${ ITEM }__image">
			<div class="${ ITEM }__quantity">${ quantity }</div>
			${ image( item, 48, true ) }
		</div>
		<div class="${ ITEM }__description">
			<span class="wc-block-components-product-name"
				><span>${ htmlToText( item.name ) }</span></span
			>
			<div class="wc-block-cart-item__prices">
				${ price( prices.price, prices.regular_price, options, `${ ITEM }__individual-prices` ) }
			</div>
			${ metadata( item ) }
		</div>
		<div class="${ ITEM }__total-price">
			${ lineTotal( item, options ) }
		</div>
	</li>`;
};

/** Renders the items and totals of the order. */
export const summaryContent = (
	cart: CartResponse,
	options: ShopOptions,
	coupons: Markup | '' = ''
): Markup =>
	html`<div class="wc-block-components-totals-wrapper">
			<div class="wc-block-components-order-summary is-large">
				<ul class="wc-block-components-order-summary__content">
					${ cart.items.map( ( item ) => summaryItem( item, options ) ) }
				</ul>
			</div>
		</div>
		${ coupons } ${ totalsRows( cart, options, false ) }`;

const SUMMARY = 'wc-block-components-checkout-order-summary';

/** Renders the summary beside the form, for a wide container. */
export const summaryBeside = (
	cart: CartResponse,
	options: ShopOptions
): Markup =>
	html`<div
		class="wc-block-components-sidebar wc-block-checkout__sidebar is-large sf-first-paint__wide"
	>
		<h2 class="sf-order-summary-heading">
			<span class="${ SUMMARY }__title">
				<span class="${ SUMMARY }__title-text"
					>${ t( 'Order summary' ) }</span
				>
			</span>
		</h2>
		<div class="${ SUMMARY }__content is-open">
			${ summaryContent( cart, options, options.couponsEnabled ? couponPanel() : '' ) }
		</div>
	</div>`;

/** Renders the closed summary above the form, for a narrow container. */
export const summaryAbove = (
	{ totals }: CartResponse,
	options: ShopOptions
): Markup =>
	html`<div
		class="wc-block-components-sidebar wc-block-checkout__sidebar sf-first-paint__narrow"
	>
		<h2 class="sf-order-summary-heading">
			<span class="${ SUMMARY }__title">
				<span class="${ SUMMARY }__title-text"
					>${ t( 'Order summary' ) }</span
				>
				<span class="${ SUMMARY }__title-price"
					>${ money( totals.total_price, options ) }</span
				>
				${ icon( 'expand', `${ SUMMARY }__title-icon` ) }
			</span>
		</h2>
	</div>`;
