import { createContext, useContext, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';

/** The block that a part of a page stands in. */
export interface InnerBlockLayout {
	/** As `woocommerce/single-product`; `''` outside of any. */
	parentName: string;
	/** From which the part makes classes of its own; `''` outside of any. */
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

/** Says which block the parts inside of it stand in. Source: docs/contract/globals.md 11. */
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

/** A hook: the block that a component stands in. */
export const useInnerBlockLayoutContext = (): InnerBlockLayout =>
	useContext( InnerBlockLayoutContext );
