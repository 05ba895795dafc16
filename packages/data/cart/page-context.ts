import type { StoreRegistry } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';

/** The checkout's context if the page has a checkout, else the cart's. */
export const getPageContext = ( registry: StoreRegistry ): string =>
	registry
		.select( storeNoticesStore )
		?.getRegisteredContainers()
		.includes( NOTICE_CONTEXTS.CHECKOUT )
		? NOTICE_CONTEXTS.CHECKOUT
		: NOTICE_CONTEXTS.CART;
