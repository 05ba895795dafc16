import type { EventBus } from '@shopfront/behaviors/engine/event-bus';
import type {
	WishlistStore,
	Answer,
	WishlistBackend,
} from '@shopfront/behaviors/wishlist/backend';
import type { ListView } from './row';

/** State and services that all parts of a list's page use. */
export interface PageContext {
	view: Window;
	page: Document;
	form: HTMLFormElement;
	store: WishlistStore;
	backend: WishlistBackend;
	bus: EventBus;
	signal: AbortSignal;
	/** Returns the list as it is now; parts of it may have been replaced. */
	list: () => ListView | null;
	/** Sends a change of the list after the earlier ones; a lost answer is looked up. */
	send: (
		change: () => Promise< Answer >,
		isDone: () => boolean
	) => Promise< Answer >;
	/** Tells screen readers. */
	announce: ( text: string ) => void;
	/** Shows a message for a while. */
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
