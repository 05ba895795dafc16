import type { FragmentOptions } from './fragments';
import type { ListInfo } from './lists';
import type { WishlistState } from './state';

/** The list of a change: an existing one, the default one, or a new one. */
export type ListTarget =
	| { kind: 'default' }
	| { kind: 'list'; id: number; token: string }
	| { kind: 'new'; name: string; privacy: number };

/** The answer to a change. Lost answers reject with {@link LostAnswer}. */
export interface Answer {
	/** `exists` for an addition of a listed product. */
	result: 'done' | 'exists' | 'refused';
	/** Text of the server; `''` for none. */
	message: string;
	/** Parts of the page, by key; `{}` for protocols without them. */
	fragments: Readonly< Record< string, string > >;
	/** The visitor's lists; `null` if the answer does not name them. */
	lists: readonly ListInfo[] | null;
	/** The response's body, for add-ons; missing for protocols without fragments. */
	data?: unknown;
}

/** Parts of a page that were requested, and their HTML. */
export interface LoadedFragments {
	requested: FragmentOptions;
	received: Readonly< Record< string, string > >;
}

/** Abilities of a server besides adding and removing. */
export type Ability =
	| 'move'
	| 'rename'
	| 'privacy'
	| 'sort'
	| 'quantity'
	| 'estimate'
	| 'create'
	| 'mobile';

/** An item of a list, as a request names it. */
export interface ItemName {
	productId: number;
	/** Number, or key of the platform's own lists; `''` if unknown. */
	itemId: number | string;
	listId: number;
	token: string;
}

/** The server side of wishlists, with one of the protocols of docs/contract/wishlist.md 1. */
export interface WishlistBackend {
	can: ( ability: Ability ) => boolean;
	add: ( addition: {
		productId: number;
		productType: string;
		target: ListTarget;
		button?: HTMLElement;
		/** Number of pieces; one by default. */
		quantity?: number;
	} ) => Promise< Answer >;
	remove: ( item: ItemName ) => Promise< Answer >;
	/** Returns the lists and the given products in them; `null` if the server does not answer. */
	list: ( productIds: readonly number[] ) => Promise< WishlistState | null >;
	/** Returns the number of products in all lists; `null` if the server does not answer. */
	count: () => Promise< number | null >;
	move: ( item: ItemName, target: ListTarget ) => Promise< Answer >;
	/** Creates a list without products. */
	create: ( name: string, privacy: number ) => Promise< Answer >;
	rename: (
		list: { id: number; token: string },
		name: string
	) => Promise< Answer >;
	setPrivacy: (
		list: { id: number; token: string },
		privacy: number
	) => Promise< Answer >;
	/** Gives items of a page the order of their products. */
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
	/** Sends all fields of the form. The message of a success is HTML. */
	askForEstimate: ( fields: Record< string, string > ) => Promise< Answer >;
	/** Returns the HTML of the form in the layout for the window; `null` if the server has none. */
	loadLayout: ( isMobile: boolean, signal: AbortSignal ) => Promise< Answer >;
	/** Loads parts of the page anew, of one product or all; `null` if it has none. */
	loadFragments: ( search: {
		productId?: number;
		isFirstLoad?: boolean;
	} ) => Promise< LoadedFragments | null >;
}

/** An answer that never came, or none of the protocol: the change may have been made. */
export class LostAnswer extends Error {
	override name = 'LostAnswer';
}

/** An answer without content. */
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
