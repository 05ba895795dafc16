import type { BlockApp } from '@shopfront/bindings';
import type { ProductResponse } from '@shopfront/store-api';
import { createContext, useContext, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { createEmptyProduct } from './empty-product';

interface ProvidedProduct {
	/** `null` while it's loading, and if there is none. */
	product: ProductResponse | null;
	/** Whether an ancestor provides a product. Without one, a component must load the product itself. */
	hasContext: boolean;
	isLoading: boolean;
}

export interface ProductData extends ProvidedProduct {
	/** Empty, with the ID 0, while it's loading, and if there is none. */
	product: ProductResponse;
}

const NO_PRODUCT: ProvidedProduct = {
	product: null,
	hasContext: false,
	isLoading: false,
};

const ProductDataContext = createContext( NO_PRODUCT );
ProductDataContext.displayName = 'ProductDataContext';

export interface ProductDataContextProviderProps {
	product?: ProductResponse | null;
	isLoading?: boolean;
	children?: ReactNode;
}

/** Source: docs/contract/globals.md 11. */
export const ProductDataContextProvider = ( {
	product = null,
	isLoading = false,
	children,
}: ProductDataContextProviderProps ) => {
	const data = useMemo(
		() => ( { product, hasContext: true, isLoading } ),
		[ product, isLoading ]
	);
	return (
		<ProductDataContext.Provider value={ data }>
			{ children }
		</ProductDataContext.Provider>
	);
};

export const useHasProduct = (): boolean =>
	useContext( ProductDataContext ).hasContext;

export interface ProductDataProps {
	/** True in the editor. A product among these props then overrides any provider. Defaults to `false`. */
	isAdmin?: boolean;
	product?: ProductResponse | null;
	isResolving?: boolean;
}

export const createUseProductDataContext = ( { settings }: BlockApp ) => {
	let emptyProduct: ProductResponse | undefined;
	return ( {
		isAdmin = false,
		product = null,
		isResolving = false,
	}: ProductDataProps = {} ): ProductData => {
		const parentContext = useContext( ProductDataContext );
		const data =
			isAdmin && product
				? {
						product,
						hasContext: parentContext.hasContext,
						isLoading: isResolving,
					}
				: parentContext;
		emptyProduct ??= createEmptyProduct( settings.siteCurrency );
		return { ...data, product: data.product ?? emptyProduct };
	};
};
