/** Empty lists and `null` don't filter. Source: docs/contract/store-api.md 5. */
export interface ProductQuery {
	page: number;
	perPage: number;
	/** `null` derives it from the page. */
	offset: number | null;
	order: 'asc' | 'desc';
	orderBy: ProductOrder;
	search: string;
	/** Searches the full-text index (`product-search.ts`). */
	words: string;
	slugs: string[];
	skus: string[];
	/** ISO 8601. */
	after: string | null;
	before: string | null;
	dateColumn: 'created_at' | 'modified_at';
	include: number[];
	exclude: number[];
	parent: number[];
	parentExclude: number[];
	/** `null` for every type but variations. */
	type: string | null;
	isFeatured: boolean | null;
	isOnSale: boolean | null;
	/** Micros, before taxes. */
	minPrice: bigint | null;
	maxPrice: bigint | null;
	stockStatuses: string[];
	catalogVisibility: 'any' | 'visible' | 'catalog' | 'search' | 'hidden';
	/** Whole stars. */
	ratings: number[];
	relatedTo: number | null;
	/** Taxonomies that count as related: `product_cat`, `product_tag`. */
	relatedTaxonomies: string[];
	terms: TermFilter[];
	/** Joined by `attributeRelation`. */
	attributes: TermFilter[];
	attributeRelation: 'in' | 'and';
}

export const STOCK_STATUSES = [ 'instock', 'outofstock', 'onbackorder' ];

export type ProductOrder =
	| 'date'
	| 'modified'
	| 'id'
	| 'include'
	| 'title'
	| 'slug'
	| 'price'
	| 'popularity'
	| 'rating'
	| 'menu_order'
	| 'comment_count'
	| 'random'
	/** Only with `words`. */
	| 'relevance';

export interface TermFilter {
	taxonomy: string;
	/** Ids as digits, or slugs. */
	terms: string[];
	operator: 'in' | 'not_in' | 'and';
}

/** All visible products, ten per page, newest first. */
export const ALL_PRODUCTS: ProductQuery = {
	page: 1,
	perPage: 10,
	offset: null,
	order: 'desc',
	orderBy: 'date',
	search: '',
	words: '',
	slugs: [],
	skus: [],
	after: null,
	before: null,
	dateColumn: 'created_at',
	include: [],
	exclude: [],
	parent: [],
	parentExclude: [],
	type: null,
	isFeatured: null,
	isOnSale: null,
	minPrice: null,
	maxPrice: null,
	stockStatuses: [],
	catalogVisibility: 'any',
	ratings: [],
	relatedTo: null,
	relatedTaxonomies: [ 'product_cat', 'product_tag' ],
	terms: [],
	attributes: [],
	attributeRelation: 'and',
};
