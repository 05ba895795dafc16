import type { ResponseHeaders } from '@shopfront/api';

/** What is asked of a collection; `null` for nothing in particular. */
export type CollectionQuery = Readonly< Record< string, unknown > > | null;

/** Ids in the route, as of the attribute whose terms are wanted. */
export type CollectionIds = ReadonlyArray< string | number >;

/** What the server answered. Its items are as unknown as they came: the reader of a collection has the guard. */
export interface CollectionResponse {
	/** A list; or one object, of resources that are one. */
	items: unknown;
	headers?: ResponseHeaders | null;
	/** Of the reply. An answer with a lower one than that in the store is an answer to an older question. */
	sequence?: number;
}

export interface CollectionEntry extends CollectionResponse {
	error?: unknown;
}

export interface CollectionsState {
	/** Milliseconds since 1970 of the last change that the server told; 0 before. */
	lastModified: number;
	/** By `collectionKey`. */
	entries: Readonly< Record< string, CollectionEntry > >;
}

/** The name of one collection as it was asked for. */
export const collectionKey = (
	namespace: string,
	resourceName: string,
	queryString: string,
	ids: CollectionIds
): string =>
	JSON.stringify( [
		namespace,
		resourceName,
		ids.map( String ),
		queryString,
	] );
