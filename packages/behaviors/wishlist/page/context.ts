import type { EventBus } from '@shopfront/behaviors/engine/event-bus';
import type {
	WishlistStore,
	Answer,
	WishlistBackend,
} from '@shopfront/behaviors/wishlist/backend';
import type { ListView } from './row';

export interface PageContext {
	view: Window;
	page: Document;
	form: HTMLFormElement;
	store: WishlistStore;
	backend: WishlistBackend;
	bus: EventBus;
	signal: AbortSignal;
	/** The current list. Fragments of it may have been replaced. */
	list: () => ListView | null;
	/** Sends a change after earlier changes. If the response is lost, `isDone` decides whether it was made. */
	send: (
		change: () => Promise< Answer >,
		isDone: () => boolean
	) => Promise< Answer >;
	announce: ( text: string ) => void;
	say: (
		text: string,
		options?: {
			isError?: boolean;
			action?: { label: string; run: () => void };
			timeoutMs?: number;
		}
	) => void;
	/** Gets the page anew, by a link of it, or by sending its form, and shows its list. Resolves to the page; `null` without an answer. */
	reload: (
		request?: RequestInit | { url: string }
	) => Promise< ParentNode | null >;
}
