import type { EventBus } from '@shopfront/behaviors/engine/event-bus';
import type {
	WishlistBackend,
	WishlistStore,
} from '@shopfront/behaviors/wishlist/backend';
import type { Popup } from './popup';

export interface DialogContext {
	opener: HTMLElement;
	page: Document;
	store: WishlistStore;
	backend: WishlistBackend;
	popup: Popup;
	/** Emits an event on the body. */
	emit: EventBus[ 'emit' ];
	/** Emits an event on the document. */
	emitOnPage: EventBus[ 'emit' ];
}
