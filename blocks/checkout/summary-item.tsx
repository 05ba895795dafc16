import { useBlockApp, useShownLine, useTaxDisplay } from '@shopfront/bindings';
import {
	OrderSummaryItem,
	type OrderSummaryItemProps,
} from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { useSelect } from '@wordpress/data';
import { memo } from '@wordpress/element';

export interface SummaryItemProps {
	/** Key of the cart item. */
	itemKey: string;
	/** Leaves out what the product is. */
	hidesDescription: boolean;
}

/** An item as add-ons want it. */
const ShownItem = ( {
	item,
	...props
}: Omit< OrderSummaryItemProps, 'look' > ) => {
	const shown = useShownLine( item, 'summary' );
	return (
		<OrderSummaryItem
			{ ...props }
			item={ shown.item }
			look={ shown.look }
		/>
	);
};

/** One item of the order, by its key: it renders when its own item changes. */
export const SummaryItem = memo(
	( { itemKey, hidesDescription }: SummaryItemProps ) => {
		const { siteCurrency, placeholderImgSrc, wcBlocksConfig } =
			useBlockApp().settings;
		const { displayCartPricesIncludingTax } = useTaxDisplay();
		const { item, isTotalPending } = useSelect(
			( select ) => {
				const cart = select( cartStore );
				return {
					item: cart.getCartItem( itemKey ),
					isTotalPending: cart
						.getPendingCartFields()
						.lines.includes( itemKey ),
				};
			},
			[ itemKey ]
		);
		return item ? (
			<ShownItem
				item={ item }
				siteCurrency={ siteCurrency }
				displayPricesIncludingTax={ displayCartPricesIncludingTax }
				placeholderImageSrc={ placeholderImgSrc }
				wordCountType={ wcBlocksConfig.wordCountType }
				hidesDescription={ hidesDescription }
				isTotalPending={ isTotalPending }
			/>
		) : null;
	}
);
