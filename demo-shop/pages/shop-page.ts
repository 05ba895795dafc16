import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { htmlToText } from '../text';
import { safeHtml } from '../catalogue/html';
import type { ProductQuery } from '../catalogue/product-query';
import { countProducts, getTerms } from '../catalogue/terms';
import type { Term } from '../catalogue/types';
import type { ShopContext, ShopEnv } from '../context';
import { behaviorTags } from './behavior-tags';
import { completeAttributes, CORE } from './collections/attributes';
import { noProducts, productCollection } from './collections/collection';
import { renderPage, type Markup } from './layout';
import { listProducts, searchProducts, SORTINGS } from './listing';
import { t } from '../texts';
import { wishlistButton } from '../wishlist/button';
import { selectOptions } from './select-options';

/** The listing is a collection with its page's query. */
const ATTRIBUTES = completeAttributes( {
	collection: `${ CORE }product-catalog`,
	displayLayout: { type: 'flex', columns: 4, shrinkColumns: true },
} );

export interface ProductSelection {
	/** `null` for the whole shop. */
	term: Term | null;
	path: string;
}

const address = ( path: string, query: Record< string, string > ): string => {
	const search = new URLSearchParams(
		Object.entries( query ).filter( ( [ , value ] ) => value !== '' )
	).toString();
	return search ? `${ path }?${ search }` : path;
};

const categories = ( shop: ShopContext, current: Term | null ): Markup => {
	const terms = getTerms( shop.database, 'product_cat' );
	const link = ( href: string, name: string, isCurrent: boolean ) =>
		html`<li>
			<a
				href="${ href }"
				${ isCurrent ? raw( 'aria-current="page"' ) : '' }
				>${ raw( safeHtml( name ) ) }</a
			>
		</li>`;
	return html`<a
			class="button button--quiet categories-button"
			href="#shop-sidebar"
			data-sf-open="#shop-sidebar"
			data-sf-side="start"
			>${ t( 'Categories' ) }</a
		>
		<nav
			id="shop-sidebar"
			class="categories"
			aria-label="${ t( 'Categories' ) }"
		>
			<ul>
				${ link( '/shop/', t( 'Everything' ), current === null ) }
				${ terms
					.filter(
						( { id } ) => countProducts( shop.database, id ) > 0
					)
					.map( ( { id, slug, name } ) =>
						link(
							`/product-category/${ slug }/`,
							name,
							id === current?.id
						)
					) }
			</ul>
		</nav>`;
};

const sorting = (
	path: string,
	search: string,
	category: string,
	current: string
): Markup => {
	return html`<form class="sorting woocommerce-ordering" action="${ path }">
		${ search ? html`<input type="hidden" name="s" value="${ search }" />` : '' }
		${ category ? html`<input type="hidden" name="product_cat" value="${ category }" />` : '' }
		<label for="orderby" class="screen-reader-text"
			>${ t( 'Sort products' ) }</label
		>
		<select class="orderby" id="orderby" name="orderby">
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
};

const resultCount = (
	total: number,
	{ page, perPage }: Pick< ProductQuery, 'page' | 'perPage' >,
	shown: number
): string => {
	if ( total === 1 ) {
		return t( 'Showing the single result' );
	}
	if ( total <= perPage ) {
		return t( 'Showing all %s results', total );
	}
	const first = ( page - 1 ) * perPage + 1;
	return t( 'Showing %s–%s of %s results', first, first + shown - 1, total );
};

/** All products, a term's products, or search results. */
export const shopPage = (
	c: Context< ShopEnv >,
	{ term, path }: ProductSelection
): Promise< Response > => {
	const shop = c.get( 'shop' );
	const search = ( c.req.query( 's' ) ?? '' ).trim();
	const sorted =
		SORTINGS.find( ( { value } ) => value === c.req.query( 'orderby' ) ) ??
		SORTINGS[ 0 ];
	const page = Math.min(
		Math.max( Math.trunc( Number( c.req.query( 'page' ) ) || 1 ), 1 ),
		10_000
	);
	const category = search ? ( c.req.query( 'product_cat' ) ?? '' ) : '';
	const inTerm = ( taxonomy: string, slug: string ) => ( {
		taxonomy,
		terms: [ slug ],
		operator: 'in' as const,
	} );
	const selection = {
		page,
		perPage: Number( shop.options.productsPerPage ),
		orderBy: sorted.orderBy,
		order: sorted.order,
		terms: [
			...( term ? [ inTerm( term.taxonomy, term.slug ) ] : [] ),
			...( category ? [ inTerm( 'product_cat', category ) ] : [] ),
		],
	};
	const { products, total } = search
		? searchProducts( shop, search, selection )
		: listProducts( shop, selection );
	const query = {
		s: search,
		product_cat: category,
		orderby: sorted === SORTINGS[ 0 ] ? '' : sorted.value,
	};
	const name = term ? htmlToText( safeHtml( term.name ) ) : t( 'Shop' );
	const title = search ? t( 'Search results for “%s”', search ) : name;
	return renderPage( c, {
		title,
		styles: [ 'products', 'product-form' ],
		isTranslated: true,
		under:
			term === null && search === ''
				? []
				: [ { label: 'Shop', href: '/shop/' } ],
		head: behaviorTags( c.get( 'behaviorsFolder' ), [
			'product-listing',
			'product-collection',
		] ),
		main: html`<h1>${ title }</h1>
			${ term?.description ? html`<p class="lead">${ raw( safeHtml( term.description ) ) }</p>` : '' }
			${ categories( shop, term ) }
			${
				products.length > 0
					? html`<div class="listing-bar">
								<p
									class="woocommerce-result-count"
									role="status"
									aria-relevant="all"
								>
									${ resultCount( total, selection, products.length ) }
								</p>
								${ sorting( path, search, category, sorted.value ) }
							</div>
							<h2 class="screen-reader-text">
								${ t( 'Products' ) }
							</h2>`
					: ''
			}
			${ productCollection( {
				options: shop.options,
				wishlist: ( product ) =>
					wishlistButton( c, product, 'listing' ),
				attributes: ATTRIBUTES,
				products,
				page,
				pages: Math.ceil( total / selection.perPage ),
				getAddress: ( number ) =>
					address( path, {
						...query,
						page: number > 1 ? String( number ) : '',
					} ),
				noResults: noProducts(),
			} ) }`,
	} );
};
