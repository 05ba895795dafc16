import type { EventBus } from '@shopfront/behaviors/engine/event-bus';
import type {
	WishlistBackend,
	WishlistStore,
} from '@shopfront/behaviors/wishlist/backend';
import type { Popup } from './popup';

/** State and services of a dialog. */
export interface DialogContext {
	opener: HTMLElement;
	page: Document;
	store: WishlistStore;
	backend: WishlistBackend;
	popup: Popup;
	/** Emits an event of the body. */
	emit: EventBus[ 'emit' ];
	/** Emits an event of the document. */
	emitOnPage: EventBus[ 'emit' ];
}
