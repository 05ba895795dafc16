import type { BlockApp } from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import { noticesStore, processErrorResponse } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { CartItemResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';

/** Selector of the newest cart line, where a restored item appears. */
const NEWEST_LINE =
	'.wc-block-cart-items__row:last-child .wc-block-cart-item__product a';

/** Adds the item again and moves lost focus to its new line. */
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
		// The line renders after the store change has reached React.
		host.clock.setTimeout(
			() => body.querySelector< HTMLElement >( NEWEST_LINE )?.focus(),
			0
		);
	}
};

/**
 * Shows a snackbar with an undo button after a removal. Skips items with add-on data, which can't be restored from
 * here; without it, the item would be a different one.
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
			// The caller announces it with the specified text.
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
