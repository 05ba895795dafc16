import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import { safeHtml } from '../catalogue/html';
import { productResponse } from '../catalogue/product-response';
import { getProduct, getProductBySlug } from '../catalogue/repository';
import { WITHDRAWN_SLUGS } from '../catalogue/seed/more-products';
import type { Product } from '../catalogue/types';
import type { ShopContext, ShopEnv } from '../context';
import { addForm } from './add-form';
import { behaviorTags } from './behavior-tags';
import { commerceData } from './commerce-data';
import { renderPage, type Markup } from './layout';
import { listProducts } from './listing';
import { notFoundPage, withdrawnPage } from './not-found-page';
import { productGrid } from './product-card';
import { plainName, price, rating, stockLine } from './product-parts';
import { additionalInformation } from './product/additional-information';
import { productGallery } from './product/gallery';
import { productParams } from './product/params';
import type { ReviewAttempt } from './product/read-review';
import { reviewsSection } from './product/reviews';
import { stickyBar } from './product/sticky-bar';
import { productTabs } from './product/tabs';
import { variationTemplates } from './product/variation-form';
import { t } from '../texts';
import { wishlistButton } from '../wishlist/button';

const productMeta = ( product: ProductResponse ): Markup => {
	const terms = ( list: Array< { name: string; link: string } > ) =>
		list.map(
			( { name, link }, index ) =>
				html`${ index > 0 ? ', ' : '' }<a href="${ link }" rel="tag"
						>${ raw( name ) }</a
					>`
		);
	const row = ( label: string, value: unknown ) =>
		html`<div>
			<dt>${ label }</dt>
			<dd>${ value }</dd>
		</div>`;
	const brands = product.brands ?? [];
	return html`<dl class="product_meta facts">
		${ product.sku ? row( t( 'SKU' ), html`<span class="sku">${ product.sku }</span>` ) : '' }
		${ product.categories.length > 0 ? row( t( 'Category' ), terms( product.categories ) ) : '' }
		${ product.tags.length > 0 ? row( t( 'Tags' ), terms( product.tags ) ) : '' }
		${ brands.length > 0 ? row( t( 'Brand' ), terms( brands ) ) : '' }
	</dl>`;
};

const ratingLink = ( product: ProductResponse ): Markup | '' =>
	product.review_count > 0
		? html`<p class="woocommerce-product-rating">
				${ rating( product.average_rating, product.review_count ) }
				<a class="woocommerce-review-link" href="#reviews"
					>${ t( 'Read the reviews' ) }</a
				>
			</p>`
		: '';

const related = ( c: Context< ShopEnv >, product: Product ): Markup => {
	const shop = c.get( 'shop' );
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
		${ productGrid( shop.options, products, `/product/${ product.slug }/`, 0, ( one ) => wishlistButton( c, one, 'listing' ) ) }
	</section>`;
};

const tabs = (
	shop: ShopContext,
	product: Product,
	response: ProductResponse,
	attempt?: ReviewAttempt
): Markup => {
	const description =
		safeHtml( product.description ) ||
		`<p>${ t( 'No description yet.' ) }</p>`;
	const information = additionalInformation( response );
	const count = response.review_count;
	return productTabs( [
		{
			key: 'description',
			title: t( 'Description' ),
			content: html`<h2>${ t( 'Description' ) }</h2>
				<div class="prose">${ raw( description ) }</div>`,
		},
		...( information
			? [
					{
						key: 'additional_information',
						title: t( 'Additional information' ),
						content: information,
					},
				]
			: [] ),
		{
			key: 'reviews',
			title: t( 'Reviews (%s)', count ),
			content: reviewsSection(
				shop,
				product,
				plainName( response ),
				attempt
			),
		},
	] );
};

/** Behaviors that a product page uses at once. */
const behaviorsOf = ( {
	type,
	is_in_stock: isInStock,
}: ProductResponse ): string[] => {
	if ( type === 'variable' && isInStock ) {
		return [ 'variable-product' ];
	}
	return type === 'grouped'
		? [ 'product-page', 'grouped-form' ]
		: [ 'product-page' ];
};

/** A variation redirects to its parent's page with its choices. `attempt` is a refused review. */
export const productPage = (
	c: Context< ShopEnv >,
	slug: string,
	attempt?: ReviewAttempt
): Promise< Response > => {
	const shop = c.get( 'shop' );
	const found = getProductBySlug( shop.database, slug );
	const product =
		found && ( getProduct( shop.database, found.parentId ) ?? found );
	if ( ! product ) {
		return WITHDRAWN_SLUGS.includes( slug )
			? withdrawnPage( c )
			: notFoundPage( c );
	}
	const response = productResponse( shop, product );
	const name = plainName( response );
	const category = response.categories[ 0 ];
	return renderPage( c, {
		head: html`${ productParams( shop.options ) }${ behaviorTags(
			c.get( 'behaviorsFolder' ),
			behaviorsOf( response )
		) }`,
		title: name,
		styles: [ 'products', 'product-form', 'product' ],
		isTranslated: true,
		under: [
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
		],
		main: html`<article class="product">
				<div class="product__top">
					${ productGallery( shop, response ) }
					<div class="summary product__summary">
						<h1 class="product_title">${ raw( response.name ) }</h1>
						${ ratingLink( response ) } ${ price( response ) }
						<div class="prose">
							${ raw( response.short_description ) }
						</div>
						${ stockLine( response ) }
						${ addForm( shop, product, response, c.req.query() ) }
						<div class="product__wishlist">
							${ wishlistButton( c, response, 'product' ) }
						</div>
						${ productMeta( response ) }
					</div>
				</div>
				${ tabs( shop, product, response, attempt ) }
			</article>
			${ related( c, product ) }
			${ product.type === 'variable' ? variationTemplates() : '' }
			${ stickyBar( response ) }
			${ commerceData( {
				product: {
					id: response.id,
					name: response.name,
					prices: response.prices,
				},
			} ) }`,
	} );
};
