import type { ProductResponse } from '@shopfront/store-api';
import { useCallback, useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** In a product that stays: its name, where that leads to it, else its button. The picture is no stop. */
const TARGET = 'a:not([tabindex="-1"]), button';

/**
 * A product that was put into the cart goes from those that go with it, and its button with it. Its focus is given to
 * the product that takes its place, else to the one before; after the last one, to the newest line of the cart. A
 * shopper whose focus is somewhere else by then is left alone.
 *
 * @param list     Where the products are, in their order.
 * @param products
 * @return What to call when a product is asked for.
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
