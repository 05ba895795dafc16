import type { ProductResponse } from '@shopfront/store-api';
import { currentCart } from '../../cart/current-cart';
import { findProducts } from '../../catalogue/find-products';
import {
	ALL_PRODUCTS,
	STOCK_STATUSES,
	type ProductOrder,
	type ProductQuery,
	type TermFilter,
} from '../../catalogue/product-query';
import { productResponse } from '../../catalogue/product-response';
import { getProduct, getProducts } from '../../catalogue/repository';
import type { ShopContext } from '../../context';
import { CORE, type CollectionAttributes } from './attributes';

export interface Reference {
	productId?: number;
	parameters: URLSearchParams;
}

export interface FoundCollection {
	products: ProductResponse[];
	page: number;
	pages: number;
}

const MICROS = 1_000_000;

const ORDERS: Readonly< Record< string, ProductOrder > > = {
	sales: 'popularity',
	post__in: 'include',
	random: 'random',
};

/** No product has this id. */
const NONE = [ 0 ];

const amount = ( value: number | undefined ): bigint | null =>
	value === undefined || ! Number.isFinite( value )
		? null
		: BigInt( Math.round( value * MICROS ) );

const numberOf = ( text: string | null ): number | undefined =>
	text === null || text === '' ? undefined : Number( text );

/** Filters in the page's URL, as the platform's filter blocks write them. */
const pageFilters = (
	parameters: URLSearchParams
): Partial< ProductQuery > => {
	const list = ( name: string ) =>
		( parameters.get( name ) ?? '' ).split( ',' ).filter( Boolean );
	const statuses = list( 'filter_stock_status' ).filter( ( status ) =>
		STOCK_STATUSES.includes( status )
	);
	return {
		minPrice: amount( numberOf( parameters.get( 'min_price' ) ) ),
		maxPrice: amount( numberOf( parameters.get( 'max_price' ) ) ),
		ratings: list( 'rating_filter' ).map( Number ),
		...( statuses.length > 0 && { stockStatuses: statuses } ),
	};
};

/** Products that belong to the page's product or the cart; `null` if the collection refers to neither. */
const referredIds = (
	shop: ShopContext,
	name: string,
	{ productId }: Reference
): number[] | null => {
	const product =
		productId === undefined ? null : getProduct( shop.database, productId );
	const cartProducts = () =>
		currentCart( shop ).cart.lines.map(
			( line ) => line.parent ?? line.product
		);
	switch ( name ) {
		case 'cross-sells':
			return product
				? product.crossSellIds
				: cartProducts().flatMap(
						( { crossSellIds } ) => crossSellIds
					);
		case 'cart-contents':
			return cartProducts().map( ( { id } ) => id );
		default:
			return null;
	}
};

/** Products like the page's. Only upsells may cost more. */
const likeProduct = (
	shop: ShopContext,
	{ query, collection }: CollectionAttributes,
	{ productId = 0 }: Reference
): Partial< ProductQuery > => {
	const product = getProduct( shop.database, productId );
	const price = product?.salePrice ?? product?.regularPrice ?? 0n;
	return {
		relatedTo: productId,
		relatedTaxonomies: [
			...( query.relatedBy.categories ? [ 'product_cat' ] : [] ),
			...( query.relatedBy.tags ? [ 'product_tag' ] : [] ),
		],
		// Our products have no upsells of their own, so we take more expensive products.
		...( collection === `${ CORE }upsells` && { minPrice: price + 1n } ),
	};
};

const termFilters = ( {
	taxQuery,
	woocommerceAttributes,
}: CollectionAttributes[ 'query' ] ): Pick<
	ProductQuery,
	'terms' | 'attributes'
> => {
	const filter = (
		taxonomy: string,
		ids: readonly number[]
	): TermFilter => ( {
		taxonomy,
		terms: ids.map( String ),
		operator: 'in',
	} );
	const taxonomies = new Set(
		woocommerceAttributes.map( ( { taxonomy } ) => taxonomy )
	);
	return {
		terms: Object.entries( taxQuery ).map( ( [ taxonomy, ids ] ) =>
			filter( taxonomy, ids )
		),
		attributes: [ ...taxonomies ].map( ( taxonomy ) =>
			filter(
				taxonomy,
				woocommerceAttributes
					.filter( ( each ) => each.taxonomy === taxonomy )
					.map( ( { termId } ) => termId )
			)
		),
	};
};

/** Empty beyond the last page. */
export const findCollection = (
	shop: ShopContext,
	attributes: CollectionAttributes,
	reference: Reference
): FoundCollection => {
	const { query, collection = '', queryId } = attributes;
	const name = collection.replace( CORE, '' );
	const requested = Math.trunc(
		Number( reference.parameters.get( `query-${ queryId }-page` ) )
	);
	const page = Math.min( Math.max( requested || 1, 1 ), 10_000 );
	const referred = referredIds( shop, name, reference );
	const picked = referred ?? query.woocommerceHandPickedProducts;
	const isPicked = referred !== null || name === 'hand-picked';
	const { ids, total } = findProducts( shop.database, {
		...ALL_PRODUCTS,
		catalogVisibility: 'catalog',
		perPage: query.perPage,
		offset: query.offset + ( page - 1 ) * query.perPage,
		order: query.orderBy === 'post__in' ? 'asc' : query.order,
		orderBy: ORDERS[ query.orderBy ] ?? ( query.orderBy as ProductOrder ),
		search: query.search,
		exclude: query.exclude,
		include: isPicked && picked.length === 0 ? NONE : picked,
		isFeatured: query.featured || null,
		isOnSale: query.woocommerceOnSale || null,
		stockStatuses: query.woocommerceStockStatus,
		after:
			query.timeFrame?.operator === 'in' ? query.timeFrame.value : null,
		before:
			query.timeFrame?.operator === 'not-in'
				? query.timeFrame.value
				: null,
		minPrice: amount( query.priceRange?.min ),
		maxPrice: amount( query.priceRange?.max ),
		...termFilters( query ),
		...( [ 'related', 'upsells' ].includes( name ) &&
			likeProduct( shop, attributes, reference ) ),
		...( query.filterable && pageFilters( reference.parameters ) ),
	} );
	const all = Math.ceil(
		Math.max( total - query.offset, 0 ) / query.perPage
	);
	const pages = query.pages > 0 ? Math.min( query.pages, all ) : all;
	return {
		products:
			page > Math.max( pages, 1 )
				? []
				: getProducts( shop.database, ids ).map( ( product ) =>
						productResponse( shop, product )
					),
		page,
		pages,
	};
};
