import { BLOCK_NAMESPACE } from '@shopfront/names';
import { STOCK_STATUSES } from '../../catalogue/product-query';

/** The platform's keys (docs/contract/product-lists.md 1). */
export interface CollectionQuery {
	perPage: number;
	/** 0 for no limit. */
	pages: number;
	offset: number;
	order: 'asc' | 'desc';
	orderBy:
		| 'title'
		| 'date'
		| 'price'
		| 'popularity'
		| 'sales'
		| 'rating'
		| 'menu_order'
		| 'post__in'
		| 'random';
	search: string;
	exclude: number[];
	/** Term ids by taxonomy. */
	taxQuery: Readonly< Record< string, number[] > >;
	featured: boolean;
	woocommerceOnSale: boolean;
	woocommerceStockStatus: string[];
	woocommerceAttributes: Array< { taxonomy: string; termId: number } >;
	woocommerceHandPickedProducts: number[];
	/** `in`: created since the date. `not-in`: created before it. */
	timeFrame?: { operator: 'in' | 'not-in'; value: string };
	/** Decimal amounts in the shop's currency. */
	priceRange?: { min?: number; max?: number };
	/** Whether the filters of the page's URL apply. */
	filterable: boolean;
	relatedBy: { categories: boolean; tags: boolean };
}

export interface CollectionAttributes {
	/** Part of the page parameter's name. */
	queryId: number;
	query: CollectionQuery;
	/** `woocommerce/product-collection/on-sale`. */
	collection?: string;
	displayLayout: {
		type: 'flex' | 'list' | 'carousel';
		columns: number;
		shrinkColumns: boolean;
	};
	dimensions: { widthType: 'fill' | 'fixed'; fixedWidth?: string };
	forcePageReload: boolean;
}

/** Only attributes that differ from the defaults. */
export type GivenAttributes = Partial<
	Omit< CollectionAttributes, 'query' >
> & { query?: Partial< CollectionQuery > };

const DEFAULT_QUERY: CollectionQuery = {
	perPage: 9,
	pages: 0,
	offset: 0,
	order: 'asc',
	orderBy: 'title',
	search: '',
	exclude: [],
	taxQuery: {},
	featured: false,
	woocommerceOnSale: false,
	woocommerceStockStatus: STOCK_STATUSES,
	woocommerceAttributes: [],
	woocommerceHandPickedProducts: [],
	filterable: false,
	relatedBy: { categories: true, tags: true },
};

export const CORE = `${ BLOCK_NAMESPACE }/product-collection/`;

/**
 * The platform's collections, by the end of their names. A product's or the cart's collections also need a reference.
 */
const COLLECTIONS: Readonly< Record< string, Partial< CollectionQuery > > > = {
	'best-sellers': { orderBy: 'popularity', order: 'desc', perPage: 5 },
	featured: { featured: true, perPage: 5 },
	'new-arrivals': { orderBy: 'date', order: 'desc', perPage: 5 },
	'on-sale': { woocommerceOnSale: true, perPage: 5 },
	'top-rated': { orderBy: 'rating', order: 'desc', perPage: 5 },
	'hand-picked': { orderBy: 'post__in' },
	related: { perPage: 5 },
	upsells: { perPage: 5 },
	'cross-sells': { perPage: 5 },
};

/** Defaults of the block and of its collection. An unknown collection has none. */
export const completeAttributes = ( {
	query,
	...given
}: GivenAttributes ): CollectionAttributes => ( {
	queryId: 0,
	displayLayout: { type: 'flex', columns: 3, shrinkColumns: true },
	dimensions: { widthType: 'fill' },
	forcePageReload: false,
	...given,
	query: {
		...DEFAULT_QUERY,
		...COLLECTIONS[ given.collection?.replace( CORE, '' ) ?? '' ],
		...query,
	},
} );
