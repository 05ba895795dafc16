import type { ApiResult, ResponseHeaders } from '@shopfront/api';
import { schemaStore } from '@shopfront/data/schema';
import { getServices } from '@shopfront/data/services';
import type {
	DataRegistry,
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs,
} from '@wordpress/data';
import type * as actions from './actions';
import { toQueryString } from './query-string';
import type * as selectors from './selectors';
import type { CollectionIds, CollectionQuery, CollectionsState } from './types';

export type CollectionsStore = StoreDescriptor<
	ReduxStoreConfig< CollectionsState, typeof actions, typeof selectors >
>;

const getLastModified = ( headers: ResponseHeaders ): number | undefined => {
	const time = Date.parse( headers.get( 'last-modified' ) ?? '' );
	return Number.isNaN( time ) ? undefined : time;
};

/** The path of a resource. Rejects when the routes cannot be had, or have none for it. */
const findRoute = async (
	registry: DataRegistry,
	namespace: string,
	resourceName: string,
	ids: CollectionIds
): Promise< string > => {
	// Waited for apart: a selector that throws while somebody waits for it leaves him waiting.
	await registry.resolveSelect( schemaStore ).getRoutes( namespace );
	return registry
		.select( schemaStore )
		.getRoute( namespace, resourceName, ids );
};

/** Whether an answer is of a time before a change that another answer has told since it was asked for. */
const isStale = ( result: ApiResult, lastModified: number ): boolean =>
	result.ok &&
	( getLastModified( result.reply.headers ) ?? Infinity ) < lastModified;

/**
 * Asks for a collection. When its answer is the first to tell of a change on the server, all others are forgotten,
 * to be asked for again where they are still shown. A failure becomes the error of the collection.
 */
export const getCollection =
	(
		namespace: string,
		resourceName: string,
		query: CollectionQuery = null,
		ids: CollectionIds = []
	) =>
	async ( { dispatch, select, registry }: ThunkArgs< CollectionsStore > ) => {
		const queryString = toQueryString( query );
		const fail = ( error: unknown ) =>
			dispatch.receiveCollectionError(
				namespace,
				resourceName,
				queryString,
				ids,
				error
			);

		let route: string;
		try {
			route = await findRoute( registry, namespace, resourceName, ids );
		} catch ( error ) {
			await fail( error );
			return;
		}

		const { api } = getServices( registry );
		const path = queryString ? `${ route }?${ queryString }` : route;
		let result = await api.send( { path } );
		if ( isStale( result, select.getCollectionLastModified() ) ) {
			result = await api.send( { path } );
		}
		if ( ! result.ok ) {
			await fail( result.error );
			return;
		}

		const { body, headers, sequence } = result.reply;
		const changed = getLastModified( headers ) ?? 0;
		const known = select.getCollectionLastModified();
		if ( changed > known ) {
			if ( known > 0 ) {
				await dispatch.invalidateResolutionForStore();
			}
			await dispatch.receiveLastModified( changed );
		}
		await dispatch.receiveCollection(
			namespace,
			resourceName,
			queryString,
			ids,
			{ items: body, headers, sequence },
			true
		);
	};

/** A header comes with its collection. */
export const getCollectionHeader =
	( _header: string, ...collection: Parameters< typeof getCollection > ) =>
	async ( { resolveSelect }: ThunkArgs< CollectionsStore > ) => {
		await resolveSelect.getCollection( ...collection );
	};
