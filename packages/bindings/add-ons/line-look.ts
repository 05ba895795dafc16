import { screenReaderPriceFormat } from '@shopfront/components';
import type { FilterName, FilterValue } from '@shopfront/points';
import type { ReadLineLook } from '../app/page-points';
import { filtered } from './use-filters';

/** Filters of which the answer is a text. */
type TextFilterName = {
	[ Name in FilterName ]: FilterValue< Name > extends string ? Name : never;
}[ FilterName ];

const PRICE = '<price/>';

/** Asks all filters of a line (docs/contract/filters.md 1). Throws for administrators what one of them throws. */
export const readLineLook: ReadLineLook = ( points, context, item, cart ) => {
	const input = {
		arg: { context, cartItem: item, cart },
		extensions: item.extensions,
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
	): string => filtered( points, filterName, defaultValue, input );
	const name = text( 'itemName', item.name );
	const isInSummary = context === 'summary';
	return {
		item: name === item.name ? item : { ...item, name },
		look: {
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
						isRemovable: filtered(
							points,
							'showRemoveItemLink',
							true,
							input
						),
					} ),
		},
	};
};
