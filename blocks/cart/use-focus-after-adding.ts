import type { ProductResponse } from '@shopfront/store-api';
import { useCallback, useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * First focus target in a product that stays: its name if that is a link, else its button. The image is not focusable.
 */
const TARGET = 'a:not([tabindex="-1"]), button';

/**
 * Moves focus after a cross-sell was added and left the list with its button: to the product in its position, else to
 * the previous one; after the last one, to the newest cart line. Does nothing if the shopper has focused something else
 * meanwhile.
 *
 * @param list Element with the products, in their order.
 * @return Callback for the product that is being added.
 */
export const useFocusAfterAdding = (
	list: RefObject< HTMLElement >,
	products: readonly ProductResponse[]
): ( ( productId: number ) => void ) => {
	const pending = useRef< { id: number; index: number } | null >( null );
	const latest = useRef( products );
	latest.current = products;

	useLayoutEffect( () => {
		const { current: request } = pending;
		if ( ! request || products.some( ( { id } ) => id === request.id ) ) {
			return;
		}
		pending.current = null;
		const body = list.current?.ownerDocument.body;
		if ( ! body || body.ownerDocument.activeElement !== body ) {
			return;
		}
		const elements = list.current.children;
		const target =
			elements[ request.index ] ??
			elements[ request.index - 1 ] ??
			body.querySelector(
				'.wc-block-cart-items__row:last-child .wc-block-cart-item__product'
			);
		target?.querySelector< HTMLElement >( TARGET )?.focus();
	}, [ products, list ] );

	return useCallback( ( productId ) => {
		pending.current = {
			id: productId,
			index: latest.current.findIndex( ( { id } ) => id === productId ),
		};
	}, [] );
};
