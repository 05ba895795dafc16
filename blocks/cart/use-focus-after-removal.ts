import type { CartItemResponse } from '@shopfront/store-api';
import { useCallback, useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** First focus target in a row: the product name if it is a link, else the remove button. */
const TARGET =
	'a.wc-block-components-product-name, .wc-block-cart-item__remove-link';

/**
 * Moves focus from a removed row to the row in its position, else to the previous one. Does nothing if the shopper has
 * focused something else meanwhile.
 *
 * @param table The table, with its rows in the order of the items.
 * @param items The items of the cart.
 * @return Callback for an item that is being removed, with a promise of whether it was removed.
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
		// Rows before it may have been removed earlier or by the same response.
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
