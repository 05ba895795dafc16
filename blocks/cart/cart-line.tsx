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

/** What offers to put back what was removed. It comes with what removing needs. */
const undo = createLazy(
	() => import( /* webpackChunkName: "actions" */ './offer-undo' )
);

export interface CartLineProps {
	item: CartItemResponse;
	/** What it is shown with. */
	cart: CartForFilters;
	/** Whether it is on its way out. */
	isRemoving: boolean;
	/** Whether its total waits for the server. */
	isTotalPending: boolean;
	/** Called when the shopper wants it out, before it is; the promise resolves with whether it is out. */
	onRemove: ( key: string, outcome: Promise< boolean > ) => void;
}

/** A row as add-ons want it. Apart, so that one that fails costs no more than the line. */
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

/** One line of the cart: it renders when its own item changes, however many lines there are. */
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
