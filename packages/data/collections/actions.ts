import {
	collectionKey,
	type CollectionEntry,
	type CollectionIds,
	type CollectionResponse,
} from './types';

export type CollectionsAction =
	| {
			type: 'RECEIVE_COLLECTION';
			key: string;
			entry: CollectionEntry;
			replace: boolean;
	  }
	| { type: 'RECEIVE_LAST_MODIFIED'; timestamp: number }
	/** `@wordpress/data` dispatches it when the whole store is invalidated. */
	| { type: 'INVALIDATE_RESOLUTION_FOR_STORE' };

const NO_RESPONSE: CollectionResponse = { items: [] };

/** Stores a response. With `replace` it replaces a response with a lower sequence; without, it only fills a gap. */
export const receiveCollection = (
	namespace: string,
	resourceName: string,
	queryString = '',
	ids: CollectionIds = [],
	response: CollectionResponse = NO_RESPONSE,
	replace = false
): CollectionsAction => ( {
	type: 'RECEIVE_COLLECTION',
	key: collectionKey( namespace, resourceName, queryString, ids ),
	entry: response,
	replace,
} );

/** Stores a failure: the collection is empty and has an error until the next request. */
export const receiveCollectionError = (
	namespace: string,
	resourceName: string,
	queryString: string,
	ids: CollectionIds,
	error: unknown
): CollectionsAction => ( {
	type: 'RECEIVE_COLLECTION',
	key: collectionKey( namespace, resourceName, queryString, ids ),
	entry: { ...NO_RESPONSE, error },
	replace: true,
} );

/** Stores the time of the last change on the server, milliseconds since 1970. */
export const receiveLastModified = (
	timestamp: number
): CollectionsAction => ( { type: 'RECEIVE_LAST_MODIFIED', timestamp } );
