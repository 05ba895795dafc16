import {
	BrokenCartLineRow,
	CartLineRow,
	type CartLineRowProps,
} from '@shopfront/components';
import type { CartItemResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { memo } from '@wordpress/element';
import {
	useFilteredLine,
	type CartForFilters,
} from '../add-ons/use-filtered-line';
import { useBlockApp } from '../app/block-app';
import { useCartItemQuantity } from '../cart/use-cart-item-quantity';
import { useTaxDisplay } from '../cart/use-tax-display';
import { CartLineErrorBoundary } from './cart-line-error-boundary';
import { CartLineWishlist } from './cart-line-wishlist';

export interface CartLineProps {
	item: CartItemResponse;
	/** Cart passed to the filters. */
	cart: CartForFilters;
	/** Whether the removal is pending. */
	isRemoving: boolean;
	/** Whether the total waits for the server. */
	isTotalPending: boolean;
	/** Called when the removal is sent; the promise resolves to whether the item was removed. */
	onRemove: ( item: CartItemResponse, outcome: Promise< boolean > ) => void;
}

/**
 * The row after the filters of add-ons. A separate component, so that the error boundary of the line catches errors of
 * filters.
 */
const FilteredRow = ( {
	item,
	cart,
	...props
}: Omit< CartLineRowProps, 'display' > & Pick< CartLineProps, 'cart' > ) => {
	const shown = useFilteredLine( item, 'cart', cart );
	return (
		<CartLineRow
			{ ...props }
			item={ shown.item }
			display={ shown.display }
		/>
	);
};

/** One line of the cart. Memoized, so that it renders only when its own item changes. */
export const CartLine = memo( ( { onRemove, ...shown }: CartLineProps ) => {
	const { item, isRemoving } = shown;
	const { settings } = useBlockApp();
	const { displayCartPricesIncludingTax } = useTaxDisplay();
	const { setQuantity, removeItem } = useCartItemQuantity( item );
	const remove = () => onRemove( item, removeItem() );
	return (
		<CartLineErrorBoundary
			item={ item }
			fallback={ ( error ) => (
				<BrokenCartLineRow
					itemKey={ item.key }
					name={ htmlToText( item.name ) }
					reason={
						settings.currentUserIsAdmin ? String( error ) : ''
					}
					isRemoving={ isRemoving }
					onRemove={ remove }
				/>
			) }
		>
			<FilteredRow
				{ ...shown }
				siteCurrency={ settings.siteCurrency }
				displayPricesIncludingTax={ displayCartPricesIncludingTax }
				wordCountType={ settings.wcBlocksConfig.wordCountType }
				placeholderImageSrc={ settings.placeholderImgSrc }
				onQuantityChange={ setQuantity }
				onRemove={ remove }
			>
				<CartLineWishlist item={ item } />
			</FilteredRow>
		</CartLineErrorBoundary>
	);
} );
