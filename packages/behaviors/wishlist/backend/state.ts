import { isRecord } from '@shopfront/store-api';

/** The id of an item is a number, or a key in WooCommerce's own lists. */
export type ListedItem = readonly [
	productId: number,
	itemId: number | string,
	listId: number,
];

/** The visitor's lists as the server reported them. */
export interface WishlistState {
	/** Changes whenever the lists do; `''` without lists. */
	hash: string;
	count: number;
	/** Whether `items` contains all products. Otherwise it only contains products of `asked`. */
	isComplete: boolean;
	asked: readonly number[];
	items: readonly ListedItem[];
	/** Unvalidated; `readLists` reads them. */
	lists: readonly unknown[];
}

export const NO_LISTS: WishlistState = {
	hash: '',
	count: 0,
	isComplete: true,
	asked: [],
	items: [],
	lists: [],
};

const isItem = ( value: unknown ): value is ListedItem =>
	Array.isArray( value ) &&
	Number.isInteger( value[ 0 ] ) &&
	( typeof value[ 1 ] === 'string' || Number.isInteger( value[ 1 ] ) ) &&
	Number.isInteger( value[ 2 ] );

const countOf = ( value: unknown ) =>
	typeof value === 'number' && value > 0 ? Math.trunc( value ) : 0;

/** Reads a response or a stored state; `null` if it isn't valid. */
export const readState = (
	value: unknown,
	asked: readonly number[]
): WishlistState | null => {
	if (
		! isRecord( value ) ||
		typeof value.hash !== 'string' ||
		! Array.isArray( value.items )
	) {
		return null;
	}
	return {
		hash: value.hash,
		count: countOf( value.count ),
		isComplete: value.complete === true,
		asked,
		items: value.items.filter( isItem ),
		lists: Array.isArray( value.lists ) ? value.lists : [],
	};
};

const KEY = 'sf_wishlist';

/** For the next page, and for other tabs. */
export const storeState = (
	view: Window,
	body: unknown,
	asked: readonly number[]
): void => {
	if ( isRecord( body ) ) {
		const { hash, count, complete, items, lists } = body;
		try {
			view.localStorage.setItem(
				KEY,
				JSON.stringify( { hash, count, complete, items, lists, asked } )
			);
		} catch {
			// Storage is full or blocked. The next page will ask the server.
		}
	}
};

export const loadState = ( view: Window ): WishlistState | null => {
	try {
		const value: unknown = JSON.parse(
			view.localStorage.getItem( KEY ) ?? ''
		);
		const asked = isRecord( value ) ? value.asked : null;
		return readState( value, Array.isArray( asked ) ? asked : [] );
	} catch {
		return null;
	}
};
