import { html, raw } from 'hono/html';
import { htmlToText } from '../text';
import type { ProductResponse } from '@shopfront/store-api';
import type { ShopOptions } from '../options';
import type { Markup } from './layout';
import { t } from '../texts';

export const plainName = ( product: ProductResponse ): string =>
	htmlToText( product.name );

export const PLACEHOLDER = '/pictures/placeholder.svg';

/** The first image or the placeholder. Its dimensions prevent layout shifts. */
export const picture = (
	product: ProductResponse,
	{ sizes, isLazy }: { sizes: string; isLazy: boolean }
): Markup => {
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
};

/** Trusted markup: the shop makes it from digits. */
export const price = ( product: ProductResponse ): Markup =>
	html`<p class="price">${ raw( product.price_html ) }</p>`;

/** Only beside an old price: the range of a product with variations has none. */
export const saleBadge = ( product: ProductResponse ): Markup =>
	product.on_sale && product.price_html.includes( '<del' )
		? html`<span class="sale-badge">${ t( 'Sale' ) }</span>`
		: html``;

export const addedText = ( product: ProductResponse ): string =>
	t( '“%s” has been added to your cart.', plainName( product ) );

/** For a form that a script sends in the background. `added` is the text after adding it. */
export const addFormData = (
	{ redirectAfterAdd }: Pick< ShopOptions, 'redirectAfterAdd' >,
	productId: number,
	added: string
): Markup => {
	return html`data-sf-add="${ productId }" data-sf-added="${ added }"
	data-sf-lost="${ t( 'The connection was lost. Look in your cart before you try again.' ) }"
	data-sf-unreachable="${ t( 'The server could not be reached. Please check your internet connection.' ) }"
	data-sf-offline="${ t( 'You are offline. The product is added when the connection returns.' ) }"
	data-sf-view-cart="${ t( 'View cart' ) }" data-sf-cart-url="/cart/"
	${ redirectAfterAdd ? raw( 'data-sf-redirect="/cart/"' ) : '' }`;
};

/** Renders the link to the cart that a script shows after adding, so that it has its space. */
export const viewCartLink = (): Markup =>
	html`<a class="added_to_cart wc-forward sf-reserved" href="/cart/"
		>${ t( 'View cart' ) }</a
	>`;

/** Nothing if the product is simply available. */
export const stockLine = ( product: ProductResponse ): Markup => {
	const { text = '', class: className = '' } =
		product.stock_availability ?? {};
	return text ? html`<p class="stock ${ className }">${ text }</p>` : html``;
};

/**
 * Percent of five stars to fill, in steps of 5: 90 for "4.50". The style sheet has a rule for each step, because HTML
 * that scripts insert must not have styles.
 */
export const ratingPercent = ( average: number | string ): number =>
	Math.round( Number( average ) * 4 ) * 5;

/** Text for screen readers, and a drawing. */
export const rating = ( average: string, count: number ): Markup => {
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
};
