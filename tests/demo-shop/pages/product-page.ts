import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import { safeHtml } from '../catalogue/html';
import { productResponse } from '../catalogue/product-response';
import { getProduct, getProductBySlug } from '../catalogue/repository';
import { findReviews } from '../catalogue/reviews';
import { reviewResponse } from '../catalogue/routes/reviews';
import type { Product } from '../catalogue/types';
import type { ShopContext, ShopEnv } from '../context';
import { addForm } from './add-form';
import { renderPage, type Markup } from './layout';
import { listProducts } from './listing';
import { notFoundPage } from './not-found-page';
import { productGrid } from './product-card';
import {
	picture,
	plainName,
	price,
	rating,
	saleBadge,
	stockLine,
} from './product-parts';
import { t } from '../texts';

function facts( product: ProductResponse ): Markup {
	const terms = ( list: Array< { name: string; link: string } > ) =>
		list.map(
			( { name, link }, index ) =>
				html`${ index > 0 ? ', ' : '' }<a href="${ link }"
						>${ raw( name ) }</a
					>`
		);
	const row = ( label: string, value: unknown ) =>
		html`<div>
			<dt>${ label }</dt>
			<dd>${ value }</dd>
		</div>`;
	const brands = product.brands ?? [];
	return html`<dl class="facts">
		${ product.sku ? row( t( 'SKU' ), product.sku ) : '' }
		${ product.categories.length > 0 ? row( t( 'Category' ), terms( product.categories ) ) : '' }
		${ product.tags.length > 0 ? row( t( 'Tags' ), terms( product.tags ) ) : '' }
		${ brands.length > 0 ? row( t( 'Brand' ), terms( brands ) ) : '' }
		${ product.weight ? row( t( 'Weight' ), product.formatted_weight ) : '' }
		${ product.dimensions?.length ? row( t( 'Dimensions' ), raw( product.formatted_dimensions ?? '' ) ) : '' }
	</dl>`;
}

function reviews( shop: ShopContext, product: Product ): Markup {
	const found = findReviews( shop.database, {
		productIds: [ product.id ],
		categoryIds: [],
		orderBy: 'date',
		order: 'desc',
		limit: 100,
		offset: 0,
	} ).reviews.map( ( review ) => reviewResponse( shop, review ) );
	if ( found.length === 0 ) {
		return html`<p>${ t( 'There are no reviews yet.' ) }</p>`;
	}
	return html`<ol class="reviews">
		${ found.map(
			( review ) =>
				html`<li>
					<img
						src="${ review.reviewer_avatar_urls[ 48 ] ?? '' }"
						alt=""
						width="48"
						height="48"
						loading="lazy"
					/>
					<div>
						<p class="reviews__who">
							<strong>${ raw( review.reviewer ) }</strong>
							<time datetime="${ review.date_created }"
								>${ review.formatted_date_created }</time
							>
						</p>
						${ rating( `${ review.rating }`, 1 ) }
						<div class="prose">${ raw( review.review ) }</div>
					</div>
				</li>`
		) }
	</ol>`;
}

function related( shop: ShopContext, product: Product ): Markup {
	const { products } = listProducts( shop, {
		relatedTo: product.id,
		perPage: 4,
		orderBy: 'popularity',
	} );
	if ( products.length === 0 ) {
		return html``;
	}
	return html`<section>
		<h2>${ t( 'Related products' ) }</h2>
		${ productGrid( shop.options, products, `/product/${ product.slug }/`, 0 ) }
	</section>`;
}

/** Renders a product page; a variation redirects to its parent's page with its choices. */
export function productPage(
	c: Context< ShopEnv >,
	slug: string
): Promise< Response > {
	const shop = c.get( 'shop' );
	const found = getProductBySlug( shop.database, slug );
	const product =
		found && ( getProduct( shop.database, found.parentId ) ?? found );
	if ( ! product ) {
		return notFoundPage( c );
	}
	const response = productResponse( shop, product );
	const name = plainName( response );
	const category = response.categories[ 0 ];
	return renderPage( c, {
		head:
			product.type === 'variable'
				? html`<script defer src="/assets/product-prices.js"></script>`
				: html``,
		title: name,
		isTranslated: true,
		crumbs: [
			{ label: 'Home', href: '/' },
			{ label: 'Shop', href: '/shop/' },
			...( category
				? [
						{
							label: category.name.replace(
								/&#038;|&amp;/g,
								'&'
							),
							href: category.link,
						},
					]
				: [] ),
			{ label: name },
		],
		main: html`<article>
				<div class="product">
					<div class="product__picture">
						${ picture( response, { sizes: '(min-width: 48rem) 560px, 100vw', isLazy: false } ) }
						${ saleBadge( response ) }
					</div>
					<div class="product__summary">
						<h1>${ raw( response.name ) }</h1>
						${ rating( response.average_rating, response.review_count ) }
						${ price( response ) }
						<div class="prose">
							${ raw( response.short_description ) }
						</div>
						${ stockLine( response ) }
						${ addForm( shop, product, response, c.req.query() ) }
						${ facts( response ) }
					</div>
				</div>
				<section class="prose">
					<h2>${ t( 'Description' ) }</h2>
					${ raw( safeHtml( product.description ) || `<p>${ t( 'No description yet.' ) }</p>` ) }
				</section>
				<section>
					<h2>${ t( 'Reviews' ) }</h2>
					${ reviews( shop, product ) }
				</section>
			</article>
			${ related( shop, product ) }`,
	} );
}
