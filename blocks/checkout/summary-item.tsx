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
	/** Cart passed to the filters. */
	cart: CartForFilters;
	/** Whether the total waits for the server. */
	isTotalPending: boolean;
	/** Whether to omit the product's description. */
	hidesDescription: boolean;
}

/** The item after the filters of add-ons. */
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

/** One item of the order. Memoized, so that it renders only when its own item changes. */
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
