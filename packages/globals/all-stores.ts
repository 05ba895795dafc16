import { collectionsStore } from '@shopfront/data/collections';
import { queryStateStore } from '@shopfront/data/query-state';
import { schemaStore } from '@shopfront/data/schema';
import { ORDER_STORES } from './stores';

/** By the names under which add-ons import them (docs/contract/globals.md 6). */
export const ALL_STORES = {
	...ORDER_STORES,
	collectionsStore,
	queryStateStore,
	schemaStore,
};
