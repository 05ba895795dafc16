import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';

/** Data of any shape that a provider shares under an id, and its loading state. */
export type CustomData = Readonly< Record< string, unknown > > & {
	/** Whether an ancestor provides this id. */
	hasContext: boolean;
	isLoading: boolean;
};

const NO_DATA: CustomData = { hasContext: false, isLoading: false };

const CustomDataContext = createContext<
	Readonly< Record< string, CustomData > >
>( {} );
CustomDataContext.displayName = 'CustomDataContext';

export interface CustomDataProviderProps {
	/** Key with which consumers read the data. */
	id: string;
	isLoading?: boolean;
	children?: ReactNode;
	readonly [ name: string ]: unknown;
}

/**
 * Provides data of any shape to its descendants. The nearest provider with an id wins. Source: docs/contract/globals.md
 * 11.
 */
export const CustomDataProvider = ( {
	id,
	isLoading = false,
	children,
	...data
}: CustomDataProviderProps ) => {
	const parentContext = useContext( CustomDataContext );
	return (
		<CustomDataContext.Provider
			value={ {
				...parentContext,
				[ id ]: { ...data, hasContext: true, isLoading },
			} }
		>
			{ children }
		</CustomDataContext.Provider>
	);
};

/** Returns the data of the nearest provider with an id. */
export const useCustomDataContext = ( id: string ): CustomData =>
	useContext( CustomDataContext )[ id ] ?? NO_DATA;
