import {
	BrokenCartLineRow,
	CartLineRow,
	type CartLineRowProps,
} from '@shopfront/components';
import type { SavedItem } from '@shopfront/data/cart';
import type { CartItemResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { memo, useState } from '@wordpress/element';
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
	cart: CartForFilters;
	isRemoving: boolean;
	isTotalPending: boolean;
	/**
	 * Called when the removal is sent; the promise resolves to true if it succeeds. `saved` is the item's copy in the
	 * list for later.
	 */
	onRemove: (
		item: CartItemResponse,
		outcome: Promise< boolean >,
		saved?: SavedItem
	) => void;
}

/** A separate component, so the line's error boundary catches errors of filters. */
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

/** Memoized: it renders only when its own item changes. */
export const CartLine = memo( ( { onRemove, ...shown }: CartLineProps ) => {
	const { item } = shown;
	const [ isSaving, setIsSaving ] = useState( false );
	const isRemoving = shown.isRemoving || isSaving;
	const { settings } = useBlockApp();
	const { displayCartPricesIncludingTax } = useTaxDisplay();
	const { setQuantity, removeItem, saveItem } = useCartItemQuantity( item );
	const remove = () => onRemove( item, removeItem() );
	const save = async () => {
		setIsSaving( true );
		const saved = await saveItem();
		if ( saved ) {
			onRemove( item, removeItem(), saved );
		}
		setIsSaving( false );
	};
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
				isRemoving={ isRemoving }
				siteCurrency={ settings.siteCurrency }
				displayPricesIncludingTax={ displayCartPricesIncludingTax }
				wordCountType={ settings.wcBlocksConfig.wordCountType }
				placeholderImageSrc={ settings.placeholderImgSrc }
				onQuantityChange={ setQuantity }
				onRemove={ remove }
				// The platform's saved-for-later block is on this page, and the shopper has an account.
				onSave={
					settings.getSetting( 'cartPageHasSavedForLater' ) === true
						? save
						: undefined
				}
			>
				<CartLineWishlist item={ item } />
			</FilteredRow>
		</CartLineErrorBoundary>
	);
} );
