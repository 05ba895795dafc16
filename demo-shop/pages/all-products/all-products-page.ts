import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { BLOCK_NAMESPACE } from '@shopfront/names';
import type { ProductResponse } from '@shopfront/store-api';
import { cartResponse } from '../../cart/cart-response';
import type { ShopEnv } from '../../context';
import { t } from '../../texts';
import { bundleTags, readBundle } from '../bundle';
import { renderPage, type Markup } from '../layout';
import { pageData } from '../page-data';
import { picture, plainName, ratingPercent } from '../product-parts';
import { cartSettings } from '../settings/cart-settings';
import { listProducts, SORTINGS } from '../listing';
import { selectOptions } from '../select-options';

const PATH = '/all-products/';

const COLUMNS = 4;
const ROWS = 3;

/** The platform prints the same attributes. */
const ATTRIBUTES = {
	alignButtons: true,
	columns: COLUMNS,
	contentVisibility: { orderBy: true },
	isPreview: false,
	layoutConfig: [
		[ `${ BLOCK_NAMESPACE }/product-image`, { imageSizing: 'cropped' } ],
		[ `${ BLOCK_NAMESPACE }/product-title` ],
		[ `${ BLOCK_NAMESPACE }/product-price` ],
		[ `${ BLOCK_NAMESPACE }/product-rating` ],
		[ `${ BLOCK_NAMESPACE }/product-button` ],
	],
	orderby: 'date',
	rows: ROWS,
};

const BUTTON = 'wc-block-components-button';

/** The same elements as the block's, so that nothing moves when the block replaces them. The button is a link. */
const card = ( product: ProductResponse ): Markup =>
	html`<li class="wc-block-grid__product wc-block-layout">
		<div class="wc-block-grid__product-image">
			<div
				class="wc-block-grid__product-image wc-block-components-product-image"
			>
				${ picture( product, { sizes: '(min-width: 64rem) 280px, 50vw', isLazy: true } ) }
			</div>
		</div>
		<div class="wc-block-grid__product-title">
			<h2
				class="wc-block-grid__product-title wc-block-components-product-title"
			>
				<a
					class="wc-block-components-product-name"
					href="${ product.permalink }"
					><span>${ raw( product.name ) }</span></a
				>
			</h2>
		</div>
		<div class="wc-block-grid__product-price">
			<div class="wc-block-grid__product-price">
				<span class="price wc-block-components-product-price"
					>${ raw( product.price_html ) }</span
				>
			</div>
		</div>
		<div class="wc-block-grid__product-rating">
			${
				product.review_count > 0
					? html`<div
							class="wc-block-components-product-rating-stars"
							role="img"
							aria-label="${ t( 'Rated %s out of 5', product.average_rating ) }"
						>
							<span
								class="sf-product-rating__filled"
								data-rating="${ ratingPercent( product.average_rating ) }"
							></span>
						</div>`
					: ''
			}
		</div>
		<div class="wc-block-grid__product-button">
			<div class="wc-block-components-product-button">
				<a
					class="${ BUTTON } wp-element-button wp-block-button__link wc-block-components-product-button__button outlined"
					href="${ product.permalink }"
					><div class="${ BUTTON }__text">
						${ t( 'View product' ) }<span class="screen-reader-text"
							>: ${ plainName( product ) }</span
						>
					</div></a
				>
			</div>
		</div>
	</li>`;

/** The block replaces this form with a select. */
const sortForm = ( current: string ): Markup =>
	html`<form
		class="wc-block-sort-select wc-block-components-sort-select"
		action="${ PATH }"
	>
		<label
			class="wc-block-sort-select__label wc-block-components-sort-select__label"
			for="all-products-order"
			>${ t( 'Sort products' ) }</label
		>
		<select
			class="wc-block-sort-select__select wc-block-components-sort-select__select"
			id="all-products-order"
			name="orderby"
		>
			${ selectOptions(
				SORTINGS.map( ( { value, label } ) => [ value, t( label ) ] ),
				current
			) }
		</select>
		<noscript
			><button class="button button--quiet" type="submit">
				${ t( 'Sort' ) }
			</button></noscript
		>
	</form>`;

/** Without JavaScript, the page shows the same products with links to all pages. */
export const allProductsPage = (
	c: Context< ShopEnv >,
	buildFolder: string
): Promise< Response > => {
	const shop = c.get( 'shop' );
	const sorted =
		SORTINGS.find( ( { value } ) => value === c.req.query( 'orderby' ) ) ??
		SORTINGS.find( ( { value } ) => value === 'date' ) ??
		SORTINGS[ 0 ];
	const page = Math.min(
		Math.max(
			Math.trunc( Number( c.req.query( 'product-page' ) ) || 1 ),
			1
		),
		10_000
	);
	const { products, total } = listProducts( shop, {
		page,
		perPage: COLUMNS * ROWS,
		orderBy: sorted.orderBy,
		// The block requests these orders.
		order: [ 'price-desc', 'date' ].includes( sorted.value )
			? 'desc'
			: 'asc',
	} );
	const pages = Math.ceil( total / ( COLUMNS * ROWS ) );
	const href = ( number: number ) => {
		const query = new URLSearchParams();
		if ( c.req.query( 'orderby' ) ) {
			query.set( 'orderby', sorted.value );
		}
		query.set( 'product-page', String( number ) );
		return `${ PATH }?${ query }`;
	};
	const bundle = readBundle( buildFolder, 'all-products' );
	return renderPage( c, {
		title: 'All products',
		styles: [ 'products' ],
		isTranslated: true,
		head: html`${ pageData( shop, cartSettings( shop ), cartResponse( shop ) ) }
		${ bundleTags( bundle, { locale: shop.options.locale } ) }`,
		main: html`<h1>${ t( 'All products' ) }</h1>
			<div
				class="wp-block-${ BLOCK_NAMESPACE }-all-products wc-block-all-products"
				data-block-name="${ BLOCK_NAMESPACE }/all-products"
				data-attributes="${ JSON.stringify( ATTRIBUTES ) }"
			>
				<div
					class="wc-block-grid has-${ COLUMNS }-columns has-multiple-rows has-aligned-buttons"
				>
					${ sortForm( sorted.value ) }
					<ul class="wc-block-grid__products">
						${ products.map( card ) }
					</ul>
					<nav
						class="wc-block-pagination"
						aria-label="${ t( 'Pages' ) }"
					>
						${ Array.from( { length: pages }, ( _, index ) =>
							index + 1 === page
								? html`<span
										class="wc-block-pagination-page wc-block-pagination-page--active"
										aria-current="page"
										>${ page }</span
									>`
								: html`<a
										class="wc-block-pagination-page"
										href="${ href( index + 1 ) }"
										>${ index + 1 }</a
									>`
						) }
					</nav>
				</div>
			</div>`,
	} );
};
