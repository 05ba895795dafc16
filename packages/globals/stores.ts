import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import { registerOnce } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { validationStore } from '@shopfront/data/validation';
import type { DataRegistry, StoreDescriptor } from '@wordpress/data';

/** By the names under which add-ons import them (docs/contract/globals.md 6). */
export const ORDER_STORES = {
	cartStore,
	checkoutStore,
	paymentStore,
	validationStore,
	storeNoticesStore,
};

/** Skips stores that a block has registered. Blocks register theirs when they mount. */
export const registerStores = (
	registry: DataRegistry,
	stores: Readonly< Record< string, StoreDescriptor > >
): void =>
	Object.values( stores ).forEach( ( store ) =>
		registerOnce( registry, store )
	);
