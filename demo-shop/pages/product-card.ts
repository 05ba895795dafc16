import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import type { ShopOptions } from '../options';
import type { Markup } from './layout';
import {
	addedText,
	addFormData,
	picture,
	plainName,
	price,
	rating,
	saleBadge,
	stockLine,
} from './product-parts';
import { quickViewLink } from './product/quick-view';
import { t } from '../texts';

export type ProductButton = ( product: ProductResponse ) => Markup | '';

interface Card {
	options: ShopOptions;
	wishlist?: ProductButton;
	back: string;
	isLazy: boolean;
	hasQuickView: boolean;
	/** Whether it looks as the product collection block prints it by default: no sale badge, and a centered name of level 2. */
	hasDefaultLook?: boolean;
}

const SIZES = '(min-width: 64rem) 280px, (min-width: 40rem) 33vw, 50vw';

/** A form that works without JavaScript if the shop can add the product directly, else a link to its page. */
const action = (
	product: ProductResponse,
	{ back, options }: Card
): Markup => {
	const { text, minimum } = product.add_to_cart;
	const isSoldOut = product.type === 'simple' && ! product.is_in_stock;
	const label = html`<span>${ isSoldOut ? t( 'View product' ) : text }</span
		><span class="screen-reader-text">: ${ plainName( product ) }</span>`;
	const canAdd =
		product.type === 'simple' &&
		product.is_purchasable &&
		product.is_in_stock;
	if ( ! canAdd ) {
		return html`<a
			class="button button--quiet"
			href="${ product.permalink }"
			>${ label }</a
		>`;
	}
	return html`<form
		method="post"
		action="/cart/add"
		${ addFormData( options, product.id, addedText( product ) ) }
	>
		<input type="hidden" name="add-to-cart" value="${ product.id }" />
		<input type="hidden" name="quantity" value="${ minimum }" />
		<input type="hidden" name="back" value="${ back }" />
		<button class="button" type="submit">${ label }</button>
		<p class="form-message" data-sf-message></p>
	</form>`;
};

const productCard = ( product: ProductResponse, card: Card ): Markup => {
	const heading = raw( card.hasDefaultLook ? 'h2' : 'h3' );
	return html`<li class="card ${ card.hasDefaultLook ? 'card--centered ' : '' }wc-block-product post-${ product.id }">
		<div class="card__picture">
			${ picture( product, { sizes: SIZES, isLazy: card.isLazy } ) }
			${ card.hasDefaultLook ? '' : saleBadge( product ) } ${ card.wishlist?.( product ) ?? '' }
		</div>
		<${ heading } class="card__name">
			<a href="${ product.permalink }">${ raw( product.name ) }</a>
		</${ heading }>
		${ rating( product.average_rating, product.review_count ) }
		${ price( product ) } ${ stockLine( product ) }
		<div class="card__action">
			${ action( product, card ) }
			${ card.hasQuickView ? quickViewLink( product ) : '' }
		</div>
	</li>`;
};

interface ProductList {
	options: ShopOptions;
	/** Renders a save button; none by default. */
	wishlist?: ProductButton;
	products: ProductResponse[];
	back: string;
	/** How many images load at once; others load when they're near. */
	firstRow: number;
	className: string;
	hasDefaultLook?: boolean;
}

/** The cart's block has its own lists, so it shows no quick views. */
export const productCards = ( {
	options,
	wishlist,
	products,
	back,
	firstRow,
	className,
	hasDefaultLook,
}: ProductList ): Markup => {
	return html`<ul class="${ className }">
		${ products.map( ( product, index ) =>
			productCard( product, {
				options,
				wishlist,
				back,
				isLazy: index >= firstRow,
				hasQuickView: back !== '/cart/',
				hasDefaultLook,
			} )
		) }
	</ul>`;
};

export const productGrid = (
	options: ShopOptions,
	products: ProductResponse[],
	back: string,
	firstRow = 4,
	wishlist?: ProductButton
): Markup =>
	productCards( {
		options,
		products,
		back,
		firstRow,
		wishlist,
		className: 'grid',
	} );
