import type { BlockApp } from '../app/block-app';

/** In a product that stays, focus the name if it's a link, else the button. The image isn't focusable. */
const TARGET = 'a:not([tabindex="-1"]), button';

/**
 * Saves the position of a cross-sell that the shopper is adding. Once the product has left the list with its button,
 * the returned function focuses the product in its position, else the previous one, and after the last one the newest
 * cart line. It does nothing if the shopper has moved the focus meanwhile.
 */
export const keepFocusAfterAdding = (
	{ clock }: BlockApp[ 'host' ],
	list: Element,
	index: number
): ( () => void ) => {
	const added = list.children[ index ];
	return () =>
		// The product leaves the list after the store change has reached React.
		void clock.setTimeout( () => {
			const { activeElement, body } = list.ownerDocument;
			if ( activeElement !== body || added?.isConnected ) {
				return;
			}
			const target =
				list.children[ index ] ??
				list.children[ index - 1 ] ??
				body.querySelector(
					'.wc-block-cart-items__row:last-child .wc-block-cart-item__product'
				);
			target?.querySelector< HTMLElement >( TARGET )?.focus();
		}, 0 );
};
