import {
	useBlockApp,
	useCartItemQuantity,
	useShownLine,
	useTaxDisplay,
} from '@shopfront/bindings';
import {
	BrokenCartLineRow,
	CartLineRow,
	type CartLineRowProps,
} from '@shopfront/components';
import { createLate } from '@shopfront/late';
import { htmlToText } from '@shopfront/text';
import { speak } from '@wordpress/a11y';
import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { CartLineBoundary } from './cart-line-boundary';

/** What offers to put back what was removed. It comes with what removing needs. */
const undo = createLate(
	() => import( /* webpackChunkName: "api" */ './offer-undo' )
);

export interface CartLineProps {
	/** Key of the cart item. */
	itemKey: string;
	/** Called when the shopper wants it out, before it is; the promise resolves with whether it is out. */
	onRemove: ( key: string, outcome: Promise< boolean > ) => void;
}

/** A row as add-ons want it. Apart, so that one that fails costs no more than the line. */
const ShownRow = ( { item, ...props }: Omit< CartLineRowProps, 'look' > ) => {
	const shown = useShownLine( item, 'cart' );
	return <CartLineRow { ...props } item={ shown.item } look={ shown.look } />;
};

/** One line of the cart, by its key: it renders when its own item changes, however many lines there are. */
export const CartLine = memo( ( { itemKey, onRemove }: CartLineProps ) => {
	const app = useBlockApp();
	const { settings } = app;
	const { displayCartPricesIncludingTax } = useTaxDisplay();
	const { item, isRemoving, isTotalPending, setQuantity, removeItem } =
		useCartItemQuantity( itemKey );
	if ( ! item ) {
		return null;
	}
	const remove = async () => {
		const outcome = removeItem();
		onRemove( itemKey, outcome );
		if ( await outcome ) {
			speak(
				sprintf(
					/* translators: %s: name of a product. */
					__( '%s has been removed from your cart.', 'shopfront' ),
					htmlToText( item.name )
				)
			);
			( await undo.fetch() )?.offerUndo( app, item );
		}
	};
	return (
		<CartLineBoundary
			item={ item }
			fallback={ ( error ) => (
				<BrokenCartLineRow
					itemKey={ itemKey }
					name={ htmlToText( item.name ) }
					reason={
						settings.currentUserIsAdmin ? String( error ) : ''
					}
					isRemoving={ isRemoving }
					onRemove={ remove }
				/>
			) }
		>
			<ShownRow
				item={ item }
				siteCurrency={ settings.siteCurrency }
				displayPricesIncludingTax={ displayCartPricesIncludingTax }
				wordCountType={ settings.wcBlocksConfig.wordCountType }
				placeholderImageSrc={ settings.placeholderImgSrc }
				isRemoving={ isRemoving }
				isTotalPending={ isTotalPending }
				onQuantityChange={ setQuantity }
				onRemove={ remove }
			/>
		</CartLineBoundary>
	);
} );
