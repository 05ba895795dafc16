import { createContext, useContext, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';

export interface InnerBlockLayout {
	/** Such as `woocommerce/single-product`; `''` without a parent. */
	parentName: string;
	/** Prefix for the component's own classes; `''` without a parent. */
	parentClassName: string;
	isLoading: boolean;
}

const NO_PARENT: InnerBlockLayout = {
	parentName: '',
	parentClassName: '',
	isLoading: false,
};

const InnerBlockLayoutContext = createContext( NO_PARENT );
InnerBlockLayoutContext.displayName = 'InnerBlockLayoutContext';

export interface InnerBlockLayoutContextProviderProps extends Partial< InnerBlockLayout > {
	children?: ReactNode;
}

/** Source: docs/contract/globals.md 11. */
export const InnerBlockLayoutContextProvider = ( {
	parentName = '',
	parentClassName = '',
	isLoading = false,
	children,
}: InnerBlockLayoutContextProviderProps ) => {
	const layout = useMemo(
		() => ( { parentName, parentClassName, isLoading } ),
		[ parentName, parentClassName, isLoading ]
	);
	return (
		<InnerBlockLayoutContext.Provider value={ layout }>
			{ children }
		</InnerBlockLayoutContext.Provider>
	);
};

export const useInnerBlockLayoutContext = (): InnerBlockLayout =>
	useContext( InnerBlockLayoutContext );
