import { findProducts } from '../catalogue/find-products';
import { ALL_PRODUCTS, type ProductQuery } from '../catalogue/product-query';
import { productResponse } from '../catalogue/product-response';
import { getProducts } from '../catalogue/repository';
import type { ShopContext } from '../context';

export const listProducts = (
	shop: ShopContext,
	query: Partial< ProductQuery >
) => {
	const { ids, total } = findProducts( shop.database, {
		...ALL_PRODUCTS,
		catalogVisibility: 'catalog',
		...query,
	} );
	return {
		total,
		products: getProducts( shop.database, ids ).map( ( product ) =>
			productResponse( shop, product )
		),
	};
};

/** Longer texts aren't searches, and cost time. */
const MAX_CHARACTERS = 200;

/** Products whose words begin like the text, else products that contain it. Sorted by relevance by default. */
export const searchProducts = (
	shop: ShopContext,
	typed: string,
	{ orderBy, order, ...query }: Partial< ProductQuery >
) => {
	const text = [ ...typed.replace( /\p{Cc}/gu, ' ' ) ]
		.slice( 0, MAX_CHARACTERS )
		.join( '' );
	const isRanked = ! orderBy || orderBy === 'menu_order';
	const selection = { ...query, catalogVisibility: 'search' as const };
	const ranked = listProducts( shop, {
		...selection,
		words: text,
		orderBy: isRanked ? 'relevance' : orderBy,
		order: isRanked ? 'asc' : order,
	} );
	return ranked.total > 0
		? ranked
		: listProducts( shop, {
				...selection,
				search: text,
				orderBy: isRanked ? 'popularity' : orderBy,
				order: isRanked ? 'desc' : order,
			} );
};

/** In the order of the select. */
export const SORTINGS = [
	{
		value: 'menu_order',
		label: 'Default sorting',
		orderBy: 'menu_order',
		order: 'asc',
	},
	{
		value: 'popularity',
		label: 'Sort by popularity',
		orderBy: 'popularity',
		order: 'desc',
	},
	{
		value: 'rating',
		label: 'Sort by average rating',
		orderBy: 'rating',
		order: 'desc',
	},
	{ value: 'date', label: 'Sort by latest', orderBy: 'date', order: 'desc' },
	{
		value: 'price',
		label: 'Sort by price: low to high',
		orderBy: 'price',
		order: 'asc',
	},
	{
		value: 'price-desc',
		label: 'Sort by price: high to low',
		orderBy: 'price',
		order: 'desc',
	},
] as const;
