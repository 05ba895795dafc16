import { isRecord } from '@shopfront/store-api';

/** A product in a list. The id of its item is a number, or the key of the platform's own lists. */
export type ListedItem = readonly [
	productId: number,
	itemId: number | string,
	listId: number,
];

/** The state of the visitor's lists, as a server reported it. */
export interface WishlistState {
	/** Changes with each change of the lists; `''` without lists. */
	hash: string;
	/** Number of products in all lists. */
	count: number;
	/** Whether `items` has all products; otherwise it has the listed products of `asked`. */
	isComplete: boolean;
	asked: readonly number[];
	items: readonly ListedItem[];
	/** As the server described them; `readLists` reads them. */
	lists: readonly unknown[];
}

/** The state of a visitor without lists. */
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

/** Reads the state of a response, or of the storage; `null` if it is none. */
export function readState(
	value: unknown,
	asked: readonly number[]
): WishlistState | null {
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
}

/** Key of the storage. */
const KEY = 'sf_wishlist';

/** Stores a server's answer for the next page and for other tabs. */
export function storeState(
	view: Window,
	body: unknown,
	asked: readonly number[]
): void {
	if ( isRecord( body ) ) {
		const { hash, count, complete, items, lists } = body;
		try {
			view.localStorage.setItem(
				KEY,
				JSON.stringify( { hash, count, complete, items, lists, asked } )
			);
		} catch {
			// Full or forbidden: the next page asks the server.
		}
	}
}

/** Returns the stored state; `null` without one. */
export function loadState( view: Window ): WishlistState | null {
	try {
		const value: unknown = JSON.parse(
			view.localStorage.getItem( KEY ) ?? ''
		);
		const asked = isRecord( value ) ? value.asked : null;
		return readState( value, Array.isArray( asked ) ? asked : [] );
	} catch {
		return null;
	}
}
