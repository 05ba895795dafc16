import {
	useBlockApp,
	useFilteredLine,
	useTaxDisplay,
	type CartForFilters,
} from '@shopfront/bindings';
import {
	OrderSummaryItem,
	type OrderSummaryItemProps,
} from '@shopfront/components';
import type { CartItemResponse } from '@shopfront/store-api';
import { memo } from '@wordpress/element';

export interface SummaryItemProps {
	item: CartItemResponse;
	cart: CartForFilters;
	isTotalPending: boolean;
	hidesDescription: boolean;
}

const FilteredItem = ( {
	item,
	cart,
	...props
}: Omit< OrderSummaryItemProps, 'display' > &
	Pick< SummaryItemProps, 'cart' > ) => {
	const shown = useFilteredLine( item, 'summary', cart );
	return (
		<OrderSummaryItem
			{ ...props }
			item={ shown.item }
			display={ shown.display }
		/>
	);
};

/** Memoized: it renders only when its own item changes. */
export const SummaryItem = memo( ( props: SummaryItemProps ) => {
	const { siteCurrency, placeholderImgSrc, wcBlocksConfig } =
		useBlockApp().settings;
	const { displayCartPricesIncludingTax } = useTaxDisplay();
	return (
		<FilteredItem
			{ ...props }
			siteCurrency={ siteCurrency }
			displayPricesIncludingTax={ displayCartPricesIncludingTax }
			placeholderImageSrc={ placeholderImgSrc }
			wordCountType={ wcBlocksConfig.wordCountType }
		/>
	);
} );
