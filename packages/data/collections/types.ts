import type { ResponseHeaders } from '@shopfront/api';

export type CollectionQuery = Readonly< Record< string, unknown > > | null;

/** Ids in the route, such as the attribute's id in the route of its terms. */
export type CollectionIds = ReadonlyArray< string | number >;

/** Its items aren't validated: do that where you read them. */
export interface CollectionResponse {
	/** An array, or an object for single resources. */
	items: unknown;
	headers?: ResponseHeaders | null;
	/** A response with a lower sequence than the stored one is stale. */
	sequence?: number;
}

export interface CollectionEntry extends CollectionResponse {
	error?: unknown;
}

export interface CollectionsState {
	/** Time of the last change that the server reported, milliseconds since 1970; 0 before the first. */
	lastModified: number;
	entries: Readonly< Record< string, CollectionEntry > >;
}

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
