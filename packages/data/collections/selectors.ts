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

/**
 * Items of a Store API response, not validated; an empty list before it arrives, and after a failure. Calling it
 * fetches them.
 */
export const getCollection = (
	state: CollectionsState,
	namespace: string,
	resourceName: string,
	query: CollectionQuery = null,
	ids: CollectionIds = NO_IDS
): unknown =>
	find( state, namespace, resourceName, query, ids )?.items ?? NO_ITEMS;

/**
 * A header of the response, such as `X-WP-Total`; `null` if it's missing, `undefined` before the response. Calling it
 * fetches the response.
 */
export const getCollectionHeader = (
	state: CollectionsState,
	header: string,
	namespace: string,
	resourceName: string,
	query: CollectionQuery = null,
	ids: CollectionIds = NO_IDS
): string | null | undefined =>
	find( state, namespace, resourceName, query, ids )?.headers?.get( header );

/** The request's error; `null` for none. */
export const getCollectionError = (
	state: CollectionsState,
	namespace: string,
	resourceName: string,
	query: CollectionQuery = null,
	ids: CollectionIds = NO_IDS
): unknown => find( state, namespace, resourceName, query, ids )?.error ?? null;

/** Time of the last change that the server reported, milliseconds since 1970; 0 before the first. */
export const getCollectionLastModified = ( state: CollectionsState ): number =>
	state.lastModified;
