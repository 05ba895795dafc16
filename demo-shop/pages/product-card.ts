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

/** Renders a further button of a product. */
export type ProductButton = ( product: ProductResponse ) => Markup | '';

interface Card {
	options: ShopOptions;
	/** Renders the button that saves a product. */
	wishlist?: ProductButton;
	/** The page that shows the card. */
	back: string;
	isLazy: boolean;
	hasQuickView: boolean;
}

const SIZES = '(min-width: 64rem) 280px, (min-width: 40rem) 33vw, 50vw';

/**
 * Renders the button of a card: a form without JavaScript if the product can be added directly, else a link to its
 * page.
 */
function action( product: ProductResponse, { back, options }: Card ): Markup {
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
}

/** Renders a product in a listing. */
function productCard( product: ProductResponse, card: Card ): Markup {
	return html`<li class="card wc-block-product post-${ product.id }">
		<div class="card__picture">
			${ picture( product, { sizes: SIZES, isLazy: card.isLazy } ) }
			${ saleBadge( product ) } ${ card.wishlist?.( product ) ?? '' }
		</div>
		<h3 class="card__name">
			<a href="${ product.permalink }">${ raw( product.name ) }</a>
		</h3>
		${ rating( product.average_rating, product.review_count ) }
		${ price( product ) } ${ stockLine( product ) }
		<div class="card__action">
			${ action( product, card ) }
			${ card.hasQuickView ? quickViewLink( product ) : '' }
		</div>
	</li>`;
}

/** A list of product cards. */
interface ProductList {
	options: ShopOptions;
	/** Renders the button that saves a product; none by default. */
	wishlist?: ProductButton;
	products: ProductResponse[];
	/** The page that shows it. */
	back: string;
	/** Number of images that load at once; the others load when they are near. */
	firstRow: number;
	className: string;
}

/** Renders a list of product cards. The cart, whose block has lists of its own, shows no quick views. */
export function productCards( {
	options,
	wishlist,
	products,
	back,
	firstRow,
	className,
}: ProductList ): Markup {
	return html`<ul class="${ className }">
		${ products.map( ( product, index ) =>
			productCard( product, {
				options,
				wishlist,
				back,
				isLazy: index >= firstRow,
				hasQuickView: back !== '/cart/',
			} )
		) }
	</ul>`;
}

/** Renders a grid of product cards. Loads the first `firstRow` images eagerly, the others lazily. */
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
