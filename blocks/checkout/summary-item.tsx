import {
	useBlockApp,
	useShownLine,
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
	/** What it is shown with. */
	cart: CartForFilters;
	/** Whether its total waits for the server. */
	isTotalPending: boolean;
	/** Leaves out what the product is. */
	hidesDescription: boolean;
}

/** An item as add-ons want it. */
const ShownItem = ( {
	item,
	cart,
	...props
}: Omit< OrderSummaryItemProps, 'look' > &
	Pick< SummaryItemProps, 'cart' > ) => {
	const shown = useShownLine( item, 'summary', cart );
	return (
		<OrderSummaryItem
			{ ...props }
			item={ shown.item }
			look={ shown.look }
		/>
	);
};

/** One item of the order: it renders when its own item changes. */
export const SummaryItem = memo( ( props: SummaryItemProps ) => {
	const { siteCurrency, placeholderImgSrc, wcBlocksConfig } =
		useBlockApp().settings;
	const { displayCartPricesIncludingTax } = useTaxDisplay();
	return (
		<ShownItem
			{ ...props }
			siteCurrency={ siteCurrency }
			displayPricesIncludingTax={ displayCartPricesIncludingTax }
			placeholderImageSrc={ placeholderImgSrc }
			wordCountType={ wcBlocksConfig.wordCountType }
		/>
	);
} );
