import type { BlockApp } from '../app/block-app';

/**
 * First focus target in a product that stays: its name if that is a link, else its button. The image is not focusable.
 */
const TARGET = 'a:not([tabindex="-1"]), button';

/**
 * Saves the position of a cross-sell that is being added. Returns a function that moves the focus after the product has
 * left the list with its button: to the product in its position, else to the previous one; after the last one, to the
 * newest cart line. It does nothing if the shopper has focused something else meanwhile.
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
