import { collectionsStore } from '@shopfront/data/collections';
import { STORE_API_NAMESPACE } from '@shopfront/names';
import { parseProducts, type ProductResponse } from '@shopfront/store-api';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useMemo, useRef } from '@wordpress/element';

const NAMESPACE = `/${ STORE_API_NAMESPACE }`;
const RESOURCE = 'products';

export interface Products {
	products: readonly ProductResponse[];
	/** On all pages. */
	total: number;
	pages: number;
}

export interface ProductsState {
	/** Products of the query, or the previous products while it loads; `null` before the first response. */
	shown: Products | null;
	isLoading: boolean;
	/** `null` for none. */
	error: unknown;
	retry: () => void;
	prefetch: ( query: Readonly< Record< string, unknown > > ) => void;
}

/** Validates each response of the store of collections. An invalid response counts as failed. */
export const useProducts = (
	query: Readonly< Record< string, unknown > >
): ProductsState => {
	const registry = useRegistry();
	const { invalidateResolution } = useDispatch( collectionsStore );
	const { items, total, pages, isLoading, error } = useSelect(
		( select ) => {
			const store = select( collectionsStore );
			const header = ( name: string ) =>
				Number(
					store.getCollectionHeader(
						name,
						NAMESPACE,
						RESOURCE,
						query
					) ?? 0
				);
			return {
				items: store.getCollection( NAMESPACE, RESOURCE, query ),
				total: header( 'x-wp-total' ),
				pages: header( 'x-wp-totalpages' ),
				isLoading: ! store.hasFinishedResolution( 'getCollection', [
					NAMESPACE,
					RESOURCE,
					query,
				] ),
				error: store.getCollectionError( NAMESPACE, RESOURCE, query ),
			};
		},
		[ query ]
	);
	const parsed = useMemo( () => parseProducts( items ), [ items ] );
	const last = useRef< Products | null >( null );
	if ( ! isLoading && ! error && parsed.ok ) {
		last.current = { products: parsed.value, total, pages };
	}
	const problem = error ?? ( parsed.ok ? null : new Error( parsed.reason ) );
	return {
		shown: last.current,
		isLoading,
		error: isLoading ? null : problem,
		retry: () =>
			invalidateResolution( 'getCollection', [
				NAMESPACE,
				RESOURCE,
				query,
			] ),
		prefetch: ( next ) => {
			registry
				.select( collectionsStore )
				.getCollection( NAMESPACE, RESOURCE, next );
		},
	};
};
