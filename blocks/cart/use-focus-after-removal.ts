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
 * @return What to call when the removal of an item is asked for; it resolves with whether the item is out.
 */
export const useFocusAfterRemoval = (
	table: RefObject< HTMLTableElement >,
	items: readonly CartItemResponse[]
): ( ( key: string, outcome: Promise< boolean > ) => void ) => {
	const pendingKey = useRef( '' );
	const previous = useRef( items );

	useLayoutEffect( () => {
		const before = previous.current;
		previous.current = items;
		const remaining = new Set( items.map( ( { key } ) => key ) );
		if (
			pendingKey.current === '' ||
			remaining.has( pendingKey.current )
		) {
			return;
		}
		// Others may have gone before it, or in the same reply.
		const position = before
			.slice(
				0,
				before.findIndex( ( { key } ) => key === pendingKey.current )
			)
			.filter( ( { key } ) => remaining.has( key ) ).length;
		pendingKey.current = '';
		const body = table.current?.ownerDocument.body;
		if ( ! body || body.ownerDocument.activeElement !== body ) {
			return;
		}
		const rows = table.current.querySelectorAll( 'tbody > tr' );
		const row = rows[ position ] ?? rows[ position - 1 ];
		row?.querySelector< HTMLElement >( TARGET )?.focus();
	}, [ items, table ] );

	return useCallback( async ( key, outcome ) => {
		pendingKey.current = key;
		if ( ! ( await outcome ) && pendingKey.current === key ) {
			pendingKey.current = '';
		}
	}, [] );
};
