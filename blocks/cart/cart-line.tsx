import {
	useBlockApp,
	useCartItemQuantity,
	useFilteredLine,
	useTaxDisplay,
	type CartForFilters,
} from '@shopfront/bindings';
import {
	BrokenCartLineRow,
	CartLineRow,
	type CartLineRowProps,
} from '@shopfront/components';
import { createLazy } from '@shopfront/lazy';
import { htmlToText } from '@shopfront/text';
import { speak } from '@wordpress/a11y';
import type { CartItemResponse } from '@shopfront/store-api';
import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { CartLineErrorBoundary } from './cart-line-error-boundary';

/** The code of the undo notice, in the chunk that removal needs anyway. */
const undo = createLazy(
	() => import( /* webpackChunkName: "actions" */ './offer-undo' )
);

export interface CartLineProps {
	item: CartItemResponse;
	/** Cart passed to the filters. */
	cart: CartForFilters;
	/** Whether the removal is pending. */
	isRemoving: boolean;
	/** Whether the total waits for the server. */
	isTotalPending: boolean;
	/** Called before the item is removed; the promise resolves to whether it was removed. */
	onRemove: ( key: string, outcome: Promise< boolean > ) => void;
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
	const app = useBlockApp();
	const { settings } = app;
	const { displayCartPricesIncludingTax } = useTaxDisplay();
	const { setQuantity, removeItem } = useCartItemQuantity( item );
	const remove = async () => {
		const outcome = removeItem();
		onRemove( item.key, outcome );
		if ( await outcome ) {
			speak(
				sprintf(
					/* translators: %s: name of a product. */
					__( '%s has been removed from your cart.', 'woocommerce' ),
					htmlToText( item.name )
				)
			);
			( await undo.fetch() )?.offerUndo( app, item );
		}
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
				siteCurrency={ settings.siteCurrency }
				displayPricesIncludingTax={ displayCartPricesIncludingTax }
				wordCountType={ settings.wcBlocksConfig.wordCountType }
				placeholderImageSrc={ settings.placeholderImgSrc }
				onQuantityChange={ setQuantity }
				onRemove={ remove }
			/>
		</CartLineErrorBoundary>
	);
} );
