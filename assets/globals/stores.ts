import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { collectionsStore } from '@shopfront/data/collections';
import { paymentStore } from '@shopfront/data/payment';
import { queryStateStore } from '@shopfront/data/query-state';
import { schemaStore } from '@shopfront/data/schema';
import { registerOnce } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { validationStore } from '@shopfront/data/validation';
import type { DataRegistry } from '@wordpress/data';

/** The stores that add-ons know, under the names by which they import them (contract/globals.md 6). */
export const STORES = {
	cartStore,
	checkoutStore,
	paymentStore,
	validationStore,
	collectionsStore,
	queryStateStore,
	schemaStore,
	storeNoticesStore,
};

/** Registers what no block of the page has registered yet; blocks start theirs when they are mounted. */
export const registerStores = ( registry: DataRegistry ): void =>
	Object.values( STORES ).forEach( ( store ) =>
		registerOnce( registry, store )
	);
