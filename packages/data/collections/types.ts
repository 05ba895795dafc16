import type { ResponseHeaders } from '@shopfront/api';

/** The query arguments of a collection; `null` for none. */
export type CollectionQuery = Readonly< Record< string, unknown > > | null;

/** Ids in the route, such as that of the attribute whose terms are fetched. */
export type CollectionIds = ReadonlyArray< string | number >;

/** A response of the server. Its items are not validated; the code that reads a collection does that. */
export interface CollectionResponse {
	/** An array, or an object for single resources. */
	items: unknown;
	headers?: ResponseHeaders | null;
	/** Sequence of the response. A response with a lower sequence than the stored one is stale. */
	sequence?: number;
}

export interface CollectionEntry extends CollectionResponse {
	error?: unknown;
}

export interface CollectionsState {
	/** Time of the last change that the server reported, milliseconds since 1970; 0 before the first. */
	lastModified: number;
	/** By `collectionKey`. */
	entries: Readonly< Record< string, CollectionEntry > >;
}

/** Returns the key of a collection: its name, ids and query. */
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
