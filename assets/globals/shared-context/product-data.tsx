import type { ProductResponse } from '@shopfront/store-api';
import { createContext, useContext, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';

/** The product that a part of a page is about. */
export interface ProductData {
	/** `null` while it is not known, and where there is none. */
	product: ProductResponse | null;
	/** Whether a provider is around; without one, whoever needs the product gets it by itself. */
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

/** Says which product the parts inside of it are about. Source: docs/contract/globals.md 11. */
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

/** An editor that knows its product from elsewhere. */
export interface ProductDataProps {
	/** Whether it is an editor: what it gives counts then, whatever is around. Default `false`. */
	isAdmin?: boolean;
	product?: ProductResponse | null;
	isResolving?: boolean;
}

/** A hook: the product that a component is about. */
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
