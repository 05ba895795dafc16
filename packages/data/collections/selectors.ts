import { toQueryString } from './query-string';
import {
	collectionKey,
	type CollectionEntry,
	type CollectionIds,
	type CollectionQuery,
	type CollectionsState,
} from './types';

const NO_ITEMS: readonly unknown[] = [];
const NO_IDS: CollectionIds = [];

const find = (
	state: CollectionsState,
	namespace: string,
	resourceName: string,
	query: CollectionQuery,
	ids: CollectionIds
): CollectionEntry | undefined =>
	state.entries[
		collectionKey( namespace, resourceName, toQueryString( query ), ids )
	];

/** What the server answered; an empty list before it did, and when it failed. Not read yet. */
export const getCollection = (
	state: CollectionsState,
	namespace: string,
	resourceName: string,
	query: CollectionQuery = null,
	ids: CollectionIds = NO_IDS
): unknown =>
	find( state, namespace, resourceName, query, ids )?.items ?? NO_ITEMS;

/** A header of the answer, as `X-WP-Total`; `null` when it has none, `undefined` while there is no answer. */
export const getCollectionHeader = (
	state: CollectionsState,
	header: string,
	namespace: string,
	resourceName: string,
	query: CollectionQuery = null,
	ids: CollectionIds = NO_IDS
): string | null | undefined =>
	find( state, namespace, resourceName, query, ids )?.headers?.get( header );

/** Why there is no answer; `null` when nothing went wrong. */
export const getCollectionError = (
	state: CollectionsState,
	namespace: string,
	resourceName: string,
	query: CollectionQuery = null,
	ids: CollectionIds = NO_IDS
): unknown => find( state, namespace, resourceName, query, ids )?.error ?? null;

/** Milliseconds since 1970 of the last change that the server told; 0 before it told any. */
export const getCollectionLastModified = ( state: CollectionsState ): number =>
	state.lastModified;
