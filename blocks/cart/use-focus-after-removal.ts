import type { CartItemResponse } from '@shopfront/store-api';
import { useCallback, useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** The first of these in a row takes the focus: its name where it leads to the product, else the remove button. */
const TARGET =
	'a.wc-block-components-product-name, .wc-block-cart-item__remove-link';

/**
 * Gives the focus of a removed row to the row that takes its place, else to the one before it. A shopper whose focus
 * is somewhere else by then is left alone.
 *
 * @param table Where the rows are, in the order of the items.
 * @param items The items of the cart.
 * @return What to call when the removal of an item is asked for.
 */
export const useFocusAfterRemoval = (
	table: RefObject< HTMLTableElement >,
	items: readonly CartItemResponse[]
): ( ( key: string ) => void ) => {
	const removal = useRef< { key: string; index: number } | null >( null );
	const latest = useRef( items );
	latest.current = items;

	useLayoutEffect( () => {
		const { current: asked } = removal;
		if ( ! asked || items.some( ( { key } ) => key === asked.key ) ) {
			return;
		}
		removal.current = null;
		const body = table.current?.ownerDocument.body;
		if ( ! body || body.ownerDocument.activeElement !== body ) {
			return;
		}
		const rows = table.current.querySelectorAll( 'tbody > tr' );
		const row = rows[ asked.index ] ?? rows[ asked.index - 1 ];
		row?.querySelector< HTMLElement >( TARGET )?.focus();
	}, [ items, table ] );

	return useCallback( ( key ) => {
		removal.current = {
			key,
			index: latest.current.findIndex( ( item ) => item.key === key ),
		};
	}, [] );
};
