import { createAjaxBackend } from './ajax';
import type { WishlistBackend } from './backend';
import { createRestBackend } from './rest';
import { createShopperListsBackend } from './shopper-lists';
import type { WishlistStore } from './store';

export const createBackend = (
	view: Window,
	store: WishlistStore
): WishlistBackend => {
	switch ( store.settings.protocol ) {
		case 'rest':
			return createRestBackend(
				view,
				store,
				createAjaxBackend( view, store )
			);
		case 'shopper-lists':
			return createShopperListsBackend( view, store );
		default:
			return createAjaxBackend( view, store );
	}
};
