import { screenReaderPriceFormat } from '@shopfront/components';
import type { FilterName, FilterValue } from '@shopfront/extensibility';
import type { ApplyLineFilters } from '../app/page-extension-points';
import { applyFilter } from './use-filters';

type TextFilterName = {
	[ Name in FilterName ]: FilterValue< Name > extends string ? Name : never;
}[ FilterName ];

const PRICE = '<price/>';

/** Rethrows filter errors for administrators (docs/contract/filters.md 1). */
export const applyLineFilters: ApplyLineFilters = (
	extensionPoints,
	context,
	item,
	cart
) => {
	// Like `cart`, the line as the server sent it.
	const cartItem =
		cart.cartItems.find( ( { key } ) => key === item.key ) ?? item;
	const input = {
		arg: { context, cartItem, cart },
		extensions: cartItem.extensions,
	};
	const text = (
		filterName: Extract<
			TextFilterName,
			| 'itemName'
			| 'cartItemClass'
			| 'cartItemPrice'
			| 'subtotalPriceFormat'
			| 'saleBadgePriceFormat'
			| 'cartItemScreenReaderPrice'
		>,
		defaultValue: string
	): string =>
		applyFilter( extensionPoints, filterName, defaultValue, input );
	const name = text( 'itemName', item.name );
	const isInSummary = context === 'summary';
	return {
		item: name === item.name ? item : { ...item, name },
		display: {
			className: text( 'cartItemClass', '' ),
			totalFormat: text( 'cartItemPrice', PRICE ),
			priceFormat: text( 'subtotalPriceFormat', PRICE ),
			saleBadgeFormat: text( 'saleBadgePriceFormat', PRICE ),
			...( isInSummary
				? {
						screenReaderFormat: text(
							'cartItemScreenReaderPrice',
							screenReaderPriceFormat( item.quantity )
						),
					}
				: {
						isRemovable: applyFilter(
							extensionPoints,
							'showRemoveItemLink',
							true,
							input
						),
					} ),
		},
	};
};
