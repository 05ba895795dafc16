import type { FragmentOptions } from './fragments';
import type { ListInfo } from './lists';
import type { WishlistState } from './state';

export type ListTarget =
	| { kind: 'default' }
	| { kind: 'list'; id: number; token: string }
	| { kind: 'new'; name: string; privacy: number };

/** A server's answer to a change. If it's lost, the request rejects with {@link LostAnswer}. */
export interface Answer {
	/** `exists`: the added product was already in a list. */
	result: 'done' | 'exists' | 'refused';
	/** Text from the server, or `''`. */
	message: string;
	/** HTML of the page's fragments by key; `{}` for protocols without fragments. */
	fragments: Readonly< Record< string, string > >;
	/** The visitor's lists; `null` if the answer doesn't contain them. */
	lists: readonly ListInfo[] | null;
	/** The response's body, for add-ons. Only in protocols with fragments. */
	data?: unknown;
}

/** Requested fragments of the page, and their HTML. */
export interface LoadedFragments {
	requested: FragmentOptions;
	received: Readonly< Record< string, string > >;
}

export type Ability =
	| 'move'
	| 'rename'
	| 'privacy'
	| 'sort'
	| 'quantity'
	| 'estimate'
	| 'create'
	| 'mobile';

export interface ItemName {
	productId: number;
	/** A number, or in WooCommerce's own lists a key; `''` if unknown. */
	itemId: number | string;
	listId: number;
	token: string;
}

/** A server's wishlists. The protocols are in docs/contract/wishlist.md 1. */
export interface WishlistBackend {
	can: ( ability: Ability ) => boolean;
	add: ( addition: {
		productId: number;
		productType: string;
		target: ListTarget;
		button?: HTMLElement;
		/** Defaults to 1. */
		quantity?: number;
	} ) => Promise< Answer >;
	remove: ( item: ItemName ) => Promise< Answer >;
	/** Returns the lists, and which of them contain the given products; `null` if the server doesn't answer. */
	list: ( productIds: readonly number[] ) => Promise< WishlistState | null >;
	/** Counts the products in all lists; `null` if the server doesn't answer. */
	count: () => Promise< number | null >;
	move: ( item: ItemName, target: ListTarget ) => Promise< Answer >;
	/** The new list is empty. */
	create: ( name: string, privacy: number ) => Promise< Answer >;
	rename: (
		list: { id: number; token: string },
		name: string
	) => Promise< Answer >;
	setPrivacy: (
		list: { id: number; token: string },
		privacy: number
	) => Promise< Answer >;
	/** Sorts the items of one page of a list. */
	sort: (
		list: { token: string; page: string; perPage: string },
		productIds: readonly number[],
		signal: AbortSignal
	) => Promise< Answer >;
	setQuantity: (
		item: ItemName,
		quantity: number,
		signal: AbortSignal
	) => Promise< Answer >;
	/** Sends all fields of the form. After a success, the message is HTML. */
	askForEstimate: ( fields: Record< string, string > ) => Promise< Answer >;
	/** Returns the HTML of the list in the layout for the window; `null` if the server has none. */
	loadLayout: ( isMobile: boolean, signal: AbortSignal ) => Promise< Answer >;
	/** Refreshes the page's fragments, of one product or all; `null` if the page has none. */
	loadFragments: ( search: {
		productId?: number;
		isFirstLoad?: boolean;
	} ) => Promise< LoadedFragments | null >;
}

/** The response was lost or unreadable. The server may have made the change. */
export class LostAnswer extends Error {
	override name = 'LostAnswer';
}

export const DONE: Answer = {
	result: 'done',
	message: '',
	fragments: {},
	lists: null,
};

export const refused = ( message = '' ): Answer => ( {
	...DONE,
	result: 'refused',
	message,
} );
