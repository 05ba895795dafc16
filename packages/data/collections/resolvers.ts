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

/** Rejects if we can't fetch the routes, or they don't contain it. */
const findRoute = async (
	registry: DataRegistry,
	namespace: string,
	resourceName: string,
	ids: CollectionIds
): Promise< string > => {
	// We resolve the routes separately: if a selector throws, its `resolveSelect` never settles.
	await registry.resolveSelect( schemaStore ).getRoutes( namespace );
	return registry
		.select( schemaStore )
		.getRoute( namespace, resourceName, ids );
};

/** Whether another response has reported a newer change since we sent the request. */
const isStale = ( result: ApiResult, lastModified: number ): boolean =>
	result.ok &&
	( getLastModified( result.reply.headers ) ?? Infinity ) < lastModified;

/**
 * If this response is the first to report a change on the server, all other collections are invalidated, and visible
 * ones fetched again. A failure becomes the collection's error.
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

/** Headers arrive with their collection. */
export const getCollectionHeader =
	( _header: string, ...collection: Parameters< typeof getCollection > ) =>
	async ( { resolveSelect }: ThunkArgs< CollectionsStore > ) => {
		await resolveSelect.getCollection( ...collection );
	};
