import type { BlockApp } from '@shopfront/bindings';
import { collectionsStore } from '@shopfront/data/collections';
import { STORE_API_NAMESPACE } from '@shopfront/names';
import { parseProducts, type ProductResponse } from '@shopfront/store-api';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { ComponentType } from 'react';
import { withApp } from '../blocks-components/with-app';
import {
	ProductDataContextProvider,
	useHasProduct,
	type ProductDataContextProviderProps,
} from '../shared-context/product-data';
import { displayName } from './display-name';

/** 0 for an invalid id. */
const readId = ( given: unknown ): number => {
	const id = Number( given );
	return Number.isSafeInteger( id ) && id > 0 ? id : 0;
};

/** Components with the same product share one response. */
const useProduct = (
	id: number
): Pick< ProductDataContextProviderProps, 'product' | 'isLoading' > => {
	const { items, isLoading } = useSelect(
		( select ) => {
			if ( ! id ) {
				return { items: null, isLoading: false };
			}
			const store = select( collectionsStore );
			const namespace = `/${ STORE_API_NAMESPACE }`;
			const query = { include: id };
			return {
				items: store.getCollection( namespace, 'products', query ),
				isLoading: ! store.hasFinishedResolution( 'getCollection', [
					namespace,
					'products',
					query,
				] ),
			};
		},
		[ id ]
	);
	const product = useMemo( () => {
		const read = parseProducts( items );
		return read.ok ? ( read.value[ 0 ] ?? null ) : null;
	}, [ items ] );
	return { product, isLoading };
};

/**
 * Takes the product from the prop `product`, otherwise from the context, otherwise by the prop `productId`. The
 * product is empty if none exists or the server doesn't find it. Source: docs/contract/globals.md 11.
 */
export const createWithProductDataContext =
	( app: BlockApp ) =>
	< Props extends object >( Component: ComponentType< Props > ) => {
		const WithFetched = withApp(
			app,
			( { id, given }: { id: number; given: Props } ) => (
				<ProductDataContextProvider { ...useProduct( id ) }>
					<Component { ...given } />
				</ProductDataContextProvider>
			)
		);
		const WithProductDataContext = ( props: Props ) => {
			const hasProduct = useHasProduct();
			const { product }: { product?: ProductResponse | null } = props;
			if ( product ) {
				return (
					<ProductDataContextProvider product={ product }>
						<Component { ...props } />
					</ProductDataContextProvider>
				);
			}
			return hasProduct ? (
				<Component { ...props } />
			) : (
				<WithFetched
					id={ readId( Reflect.get( props, 'productId' ) ) }
					given={ props }
				/>
			);
		};
		WithProductDataContext.displayName = displayName(
			'WithProductDataContext',
			Component
		);
		return WithProductDataContext;
	};
