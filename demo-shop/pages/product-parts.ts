import { html, raw } from 'hono/html';
import { htmlToText } from '../text';
import type { ProductResponse } from '@shopfront/store-api';
import type { ShopOptions } from '../options';
import type { Markup } from './layout';
import { t } from '../texts';

/** Returns a product's name as text, for labels and titles. */
export const plainName = ( product: ProductResponse ): string =>
	htmlToText( product.name );

/** Picture of a product without one. */
export const PLACEHOLDER = '/pictures/placeholder.svg';

/** Renders the first image or the placeholder, with dimensions that prevent layout shifts. */
export function picture(
	product: ProductResponse,
	{ sizes, isLazy }: { sizes: string; isLazy: boolean }
): Markup {
	const image = product.images[ 0 ];
	return html`<img
		src="${ image?.thumbnail ?? PLACEHOLDER }"
		srcset="${ image?.thumbnail_srcset ?? '' }"
		sizes="${ sizes }"
		alt="${ image?.alt ?? '' }"
		width="800"
		height="800"
		loading="${ isLazy ? 'lazy' : 'eager' }"
		decoding="async"
	/>`;
}

/** Renders the price from the API: trusted markup, because the shop makes it from digits. */
export const price = ( product: ProductResponse ): Markup =>
	html`<p class="price">${ raw( product.price_html ) }</p>`;

export const saleBadge = ( product: ProductResponse ): Markup =>
	product.on_sale
		? html`<span class="sale-badge">${ t( 'Sale' ) }</span>`
		: html``;

/** Says that a product was added. */
export const addedText = ( product: ProductResponse ): string =>
	t( '“%s” has been added to your cart.', plainName( product ) );

/**
 * Renders the data of a form that a script sends in the background.
 *
 * @param options
 * @param options.redirectAfterAdd
 * @param productId
 * @param added                    Text after it was added.
 */
export function addFormData(
	{ redirectAfterAdd }: Pick< ShopOptions, 'redirectAfterAdd' >,
	productId: number,
	added: string
): Markup {
	return html`data-sf-add="${ productId }" data-sf-added="${ added }"
	data-sf-lost="${ t( 'The connection was lost. Look in your cart before you try again.' ) }"
	data-sf-unreachable="${ t( 'The server could not be reached. Please check your internet connection.' ) }"
	data-sf-offline="${ t( 'You are offline. The product is added when the connection returns.' ) }"
	data-sf-view-cart="${ t( 'View cart' ) }" data-sf-cart-url="/cart/"
	${ redirectAfterAdd ? raw( 'data-sf-redirect="/cart/"' ) : '' }`;
}

/** Renders the link to the cart that a script shows after adding, so that it has its space. */
export const viewCartLink = (): Markup =>
	html`<a class="added_to_cart wc-forward sf-reserved" href="/cart/"
		>${ t( 'View cart' ) }</a
	>`;

/** Renders the stock message; nothing for plain availability. */
export function stockLine( product: ProductResponse ): Markup {
	const { text = '', class: className = '' } =
		product.stock_availability ?? {};
	return text ? html`<p class="stock ${ className }">${ text }</p>` : html``;
}

/**
 * Returns how many percent of five stars to fill, in steps of 5: 90 for "4.50". The style sheet has a rule for each, because HTML
 * that scripts insert must not have styles.
 */
export const ratingPercent = ( average: number | string ): number =>
	Math.round( Number( average ) * 4 ) * 5;

/** Renders a rating as text for screen readers and as a drawing. */
export function rating( average: string, count: number ): Markup {
	if ( count === 0 ) {
		return html``;
	}
	return html`<span class="rating">
		<span
			class="rating__stars"
			data-rating="${ ratingPercent( average ) }"
			aria-hidden="true"
		></span>
		<span class="screen-reader-text"
			>${ t( 'Rated %s out of 5', average ) }</span
		>
		<span class="rating__count">(${ count })</span>
	</span>`;
}
