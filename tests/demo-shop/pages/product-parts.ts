import { html, raw } from 'hono/html';
import { htmlToText } from '../text';
import type { ProductResponse } from '@shopfront/store-api';
import type { Markup } from './layout';

/** A product's name as text, for labels and titles. */
export const plainName = ( product: ProductResponse ): string =>
	htmlToText( product.name );

const PLACEHOLDER = '/pictures/placeholder.svg';

/** The first picture, or the shop's placeholder; its room is kept before it comes. */
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

/** The price as the API words it: markup made by the shop itself from digits. */
export const price = ( product: ProductResponse ): Markup =>
	html`<p class="price">${ raw( product.price_html ) }</p>`;

export const saleBadge = ( product: ProductResponse ): Markup =>
	product.on_sale ? html`<span class="sale-badge">Sale</span>` : html``;

/** What the shop says about the stock; nothing when all is plain. */
export function stockLine( product: ProductResponse ): Markup {
	const { text = '', class: className = '' } =
		product.stock_availability ?? {};
	return text ? html`<p class="stock ${ className }">${ text }</p>` : html``;
}

/** Stars as text for those who cannot see them, and as a drawing for those who can. */
export function rating( average: string, count: number ): Markup {
	if ( count === 0 ) {
		return html``;
	}
	// Whole tenths of the five stars: "4.50" is 90 per cent.
	const percent = Number( average ) * 20;
	return html`<span class="rating">
		<span
			class="rating__stars"
			style="--sf-rating: ${ percent }%"
			aria-hidden="true"
		></span>
		<span class="screen-reader-text">Rated ${ average } out of 5</span>
		<span class="rating__count">(${ count })</span>
	</span>`;
}
