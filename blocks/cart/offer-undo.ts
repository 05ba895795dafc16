import type { BlockApp } from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import { noticesStore, processErrorResponse } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { CartItemResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';

/** The newest line of the cart, where what was put back stands. */
const NEWEST_LINE =
	'.wc-block-cart-items__row:last-child .wc-block-cart-item__product a';

/** Puts an item back, and leaves a focus that was lost with the button where it stands now. */
const restoreItem = async (
	{ registry, host }: BlockApp,
	item: CartItemResponse
): Promise< void > => {
	const { id, name, quantity, variation } = item;
	try {
		await registry.dispatch( cartStore ).addItemToCart(
			id,
			quantity,
			variation.map( ( { raw_attribute: raw, attribute, value } ) => ( {
				attribute: raw || attribute,
				value,
			} ) )
		);
	} catch ( error ) {
		processErrorResponse( registry, error );
		return;
	}
	speak(
		sprintf(
			/* translators: %s: name of a product. */
			__( '"%s" has been added to your cart.', 'shopfront' ),
			htmlToText( name )
		)
	);
	const { activeElement, body } = host.document;
	if ( activeElement === body ) {
		// The line is rendered once the store's change has reached React.
		host.clock.setTimeout(
			() => body.querySelector< HTMLElement >( NEWEST_LINE )?.focus(),
			0
		);
	}
};

/**
 * Tells in a snackbar that an item has been removed, with a way back. Not for an item to which an add-on has attached
 * data: what the shopper entered there cannot be given back from here, and an item without it would be another one.
 */
export const offerUndo = ( app: BlockApp, item: CartItemResponse ): void => {
	if ( item.item_data.length ) {
		return;
	}
	void app.registry.dispatch( noticesStore ).createInfoNotice(
		sprintf(
			/* translators: %s: name of the item. */
			__( '"%s" was removed from your cart.', 'woocommerce' ),
			htmlToText( item.name )
		),
		{
			context: NOTICE_CONTEXTS.CART,
			type: 'snackbar',
			id: `${ item.key }-removed`,
			// Announced by whoever removed it, in the words of the specification.
			speak: false,
			actions: [
				{
					label: __( 'Undo', 'woocommerce' ),
					onClick: () => void restoreItem( app, item ),
				},
			],
		}
	);
};
