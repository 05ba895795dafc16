import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { getTerms } from '../../catalogue/terms';
import type { ShopContext, ShopEnv } from '../../context';
import { t } from '../../texts';
import { wishlistButton } from '../../wishlist/button';
import { behaviorTags } from '../behavior-tags';
import { renderPage, type Markup } from '../layout';
import { completeAttributes, CORE, type GivenAttributes } from './attributes';
import { noProducts, productCollection } from './collection';
import { findCollection, type Reference } from './find-collection';

const PATH = '/collections/';

/** The mug has related products and cross-sells. */
const PRODUCT_ID = 26;

const CAROUSEL = { type: 'carousel', columns: 4, shrinkColumns: true } as const;
const LIST = { type: 'list', columns: 1, shrinkColumns: true } as const;

/** No add-on registers it. */
const INACTIVE = 'my-plugin/product-collection/unknown';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Each of the platform's collections, and each layout. */
const samples = ( shop: ShopContext ): Record< string, GivenAttributes > => {
	const firstTerm = ( taxonomy: string ) => ( {
		[ taxonomy ]: getTerms( shop.database, taxonomy )
			.slice( 0, 1 )
			.map( ( { id } ) => id ),
	} );
	return {
		'Product catalog': {
			collection: `${ CORE }product-catalog`,
			query: { perPage: 6, filterable: true },
		},
		'Best sellers': {
			collection: `${ CORE }best-sellers`,
			displayLayout: CAROUSEL,
			query: { perPage: 9, pages: 1 },
		},
		Featured: { collection: `${ CORE }featured` },
		'New arrivals': {
			collection: `${ CORE }new-arrivals`,
			displayLayout: LIST,
			query: {
				perPage: 3,
				pages: 2,
				timeFrame: {
					operator: 'in',
					value: new Date( shop.now - 3650 * DAY_MS ).toISOString(),
				},
			},
		},
		'On sale': {
			collection: `${ CORE }on-sale`,
			query: { priceRange: { max: 500 } },
		},
		'Top rated': {
			collection: `${ CORE }top-rated`,
			displayLayout: CAROUSEL,
			query: { perPage: 2, pages: 1 },
		},
		'Hand-picked': {
			collection: `${ CORE }hand-picked`,
			displayLayout: { type: 'flex', columns: 4, shrinkColumns: false },
			dimensions: { widthType: 'fixed', fixedWidth: 'min(100%, 38rem)' },
			query: { woocommerceHandPickedProducts: [ 29, 26, 27, 30 ] },
			forcePageReload: true,
		},
		Related: { collection: `${ CORE }related` },
		Upsells: { collection: `${ CORE }upsells` },
		'Cross-sells': { collection: `${ CORE }cross-sells` },
		'By category': {
			collection: `${ CORE }by-category`,
			query: { taxQuery: firstTerm( 'product_cat' ), perPage: 3 },
		},
		'By tag': {
			collection: `${ CORE }by-tag`,
			query: { taxQuery: firstTerm( 'product_tag' ), perPage: 3 },
		},
		'By brand': {
			collection: `${ CORE }by-brand`,
			query: { taxQuery: firstTerm( 'product_brand' ), perPage: 3 },
		},
		'Cart contents': { collection: `${ CORE }cart-contents` },
		'Collection of an inactive add-on': {
			collection: INACTIVE,
			query: { perPage: 3, orderBy: 'price', order: 'desc', pages: 1 },
		},
		'No results': { query: { search: 'no product has this name' } },
	};
};

/** Changes one collection's page; the others stay on theirs. */
const getAddress =
	( { parameters }: Reference, queryId: number ) =>
	( page: number ): string => {
		const next = new URLSearchParams( parameters );
		const name = `query-${ queryId }-page`;
		next.delete( name );
		if ( page > 1 ) {
			next.set( name, String( page ) );
		}
		return next.size > 0 ? `${ PATH }?${ next }` : PATH;
	};

export const collectionsPage = (
	c: Context< ShopEnv >
): Promise< Response > => {
	const shop = c.get( 'shop' );
	const reference: Reference = {
		productId: PRODUCT_ID,
		parameters: new URL( c.req.url ).searchParams,
	};
	const section = (
		[ title, given ]: [ string, GivenAttributes ],
		index: number
	): Markup => {
		const attributes = completeAttributes( {
			queryId: index + 1,
			...given,
		} );
		return html`<section>
			<h2
				${ attributes.collection === INACTIVE ? raw( 'id="inactive-add-on"' ) : '' }
			>
				${ title }
			</h2>
			${ productCollection( {
				...findCollection( shop, attributes, reference ),
				options: shop.options,
				wishlist: ( product ) =>
					wishlistButton( c, product, 'listing' ),
				attributes,
				getAddress: getAddress( reference, attributes.queryId ),
				name: title,
				hasDefaultLook: true,
				eager: index === 0 ? undefined : 0,
				noResults: noProducts(),
			} ) }
		</section>`;
	};
	return renderPage( c, {
		title: 'Product collections',
		styles: [ 'products', 'product-form' ],
		head: behaviorTags( c.get( 'behaviorsFolder' ), [
			'product-collection',
			'product-carousel',
		] ),
		main: html`<h1>${ t( 'Product collections' ) }</h1>
			${ Object.entries( samples( shop ) ).map( section ) }`,
	} );
};
