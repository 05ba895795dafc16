import type { ProductResponse } from '@shopfront/store-api';
import { createContext, useContext, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';

/** The product that a subtree shows. */
export interface ProductData {
	/** `null` while it is loading, and if there is none. */
	product: ProductResponse | null;
	/** Whether an ancestor provides a product. Without one, a component has to load the product itself. */
	hasContext: boolean;
	isLoading: boolean;
}

const NO_PRODUCT: ProductData = {
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

/** Provides a product to its descendants. Source: docs/contract/globals.md 11. */
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

/** Props of an edit component that loads its product itself. */
export interface ProductDataProps {
	/** Whether this is the editor. If so, these props override any provider. Defaults to `false`. */
	isAdmin?: boolean;
	product?: ProductResponse | null;
	isResolving?: boolean;
}

/** Returns the product that a component shows. */
export const useProductDataContext = ( {
	isAdmin = false,
	product = null,
	isResolving = false,
}: ProductDataProps = {} ): ProductData => {
	const parentContext = useContext( ProductDataContext );
	return isAdmin
		? {
				product,
				hasContext: parentContext.hasContext,
				isLoading: isResolving,
			}
		: parentContext;
};
