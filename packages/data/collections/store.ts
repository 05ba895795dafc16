import { STORE_KEYS } from '@shopfront/names';
import { createReduxStore } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import type { CollectionsStore } from './resolvers';
import * as selectors from './selectors';

/** Lists from the server: products, terms, reviews. Source: docs/contract/stores.md 6. */
export const collectionsStore: CollectionsStore = createReduxStore(
	STORE_KEYS.collections,
	{ reducer, actions, selectors, resolvers: { ...resolvers } }
);
