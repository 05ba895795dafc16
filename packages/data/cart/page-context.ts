import type { StoreRegistry } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';

/** Returns the context whose notices the page shows: the checkout's if there is one, else the cart's. */
export const getPageContext = ( registry: StoreRegistry ): string =>
	registry
		.select( storeNoticesStore )
		?.getRegisteredContainers()
		.includes( NOTICE_CONTEXTS.CHECKOUT )
		? NOTICE_CONTEXTS.CHECKOUT
		: NOTICE_CONTEXTS.CART;
