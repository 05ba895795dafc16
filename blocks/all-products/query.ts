import type { CollectionQuery } from '@shopfront/data/collections';

/** Other blocks of the page set these filters in the store of queries. */
const FILTERS = [
	'attributes',
	'stock_status',
	'rating',
	'min_price',
	'max_price',
	'category',
	'tag',
	'search',
] as const;

const isSet = ( value: unknown ): boolean =>
	Array.isArray( value )
		? value.length > 0
		: value !== undefined && value !== null && value !== '';

export const getFilters = (
	query: Readonly< Record< string, unknown > >
): Readonly< Record< string, unknown > > =>
	Object.fromEntries(
		FILTERS.filter( ( name ) => isSet( query[ name ] ) ).map( ( name ) => [
			name,
			query[ name ],
		] )
	);

/** Takes a key of the sort select (docs/contract/product-lists.md 2). */
const getOrder = ( key: string ) => {
	switch ( key ) {
		case 'price-desc':
			return { orderby: 'price', order: 'desc' };
		case 'menu_order':
		case 'popularity':
		case 'rating':
		case 'price':
			return { orderby: key, order: 'asc' };
		default:
			return { orderby: 'date', order: 'desc' };
	}
};

export interface ShownPart {
	perPage: number;
	page: number;
	sort: string;
	filters: Readonly< Record< string, unknown > >;
}

export const getQuery = ( {
	perPage,
	page,
	sort,
	filters,
}: ShownPart ): NonNullable< CollectionQuery > => ( {
	catalog_visibility: 'catalog',
	per_page: perPage,
	page,
	...getOrder( sort ),
	...filters,
} );
