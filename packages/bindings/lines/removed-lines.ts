import type { SavedItem } from '@shopfront/data/cart';
import type { CartItemResponse } from '@shopfront/store-api';
import { createContext } from '@wordpress/element';
import type { Dispatch, SetStateAction } from 'react';

/** A line that the shopper has removed. It keeps its position on the page, also after it has been restored. */
export interface RemovedLine {
	item: CartItemResponse;
	/** Container of the cart that showed the line: a page may have a cart and a mini-cart. */
	block: Element | null | undefined;
	/** Position among the rows. */
	index: number;
	heightPx: number;
	/** Its copy in the list for later, if the shopper has saved it. */
	saved: SavedItem | undefined;
}

/** The removed lines of a cart, oldest first, and their setter, as of `useState`. */
export type RemovedLinesState = readonly [
	readonly RemovedLine[],
	Dispatch< SetStateAction< readonly RemovedLine[] > >,
];

export const RemovedLinesContext = createContext< RemovedLinesState >( [
	[],
	() => undefined,
] );

/** A row of the table. */
export interface CartRow {
	item: CartItemResponse;
	/** `undefined` for an item of the cart. */
	removedLine?: RemovedLine;
}

/** Returns the rows for the items of a cart and its removed lines. An item that was restored returns to its position. */
export const placeRows = (
	items: readonly CartItemResponse[],
	removedLines: readonly RemovedLine[]
): CartRow[] => {
	const find = ( key: string ) => items.find( ( item ) => item.key === key );
	const rows: CartRow[] = items
		.filter( ( { key } ) =>
			removedLines.every( ( { item } ) => item.key !== key )
		)
		.map( ( item ) => ( { item } ) );
	[ ...removedLines ]
		.sort( ( a, b ) => a.index - b.index )
		.forEach( ( removedLine ) => {
			const item = find( removedLine.item.key );
			rows.splice(
				removedLine.index,
				0,
				item ? { item } : { item: removedLine.item, removedLine }
			);
		} );
	return rows;
};
