import type { SavedItem } from '@shopfront/data/cart';
import type { CartItemResponse } from '@shopfront/store-api';
import { createContext } from '@wordpress/element';
import type { Dispatch, SetStateAction } from 'react';

/** A removed line keeps its position on the page, even after the shopper restores it. */
export interface RemovedLine {
	item: CartItemResponse;
	/** Container of the cart that showed the line: a page may have a cart and a mini-cart. */
	block: Element | null | undefined;
	index: number;
	heightPx: number;
	/** The copy in the list for later, if the shopper saved the item. */
	saved: SavedItem | undefined;
}

/** As from `useState`; oldest line first. */
export type RemovedLinesState = readonly [
	readonly RemovedLine[],
	Dispatch< SetStateAction< readonly RemovedLine[] > >,
];

export const RemovedLinesContext = createContext< RemovedLinesState >( [
	[],
	() => undefined,
] );

export interface CartRow {
	item: CartItemResponse;
	/** `undefined` for an item in the cart. */
	removedLine?: RemovedLine;
}

/** A restored item returns to its position. */
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
