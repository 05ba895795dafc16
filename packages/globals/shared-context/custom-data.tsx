import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';

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
	/** Consumers read the data by this key. */
	id: string;
	isLoading?: boolean;
	children?: ReactNode;
	readonly [ name: string ]: unknown;
}

/** The nearest provider with an id wins. Source: docs/contract/globals.md 11. */
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

export const useCustomDataContext = ( id: string ): CustomData =>
	useContext( CustomDataContext )[ id ] ?? NO_DATA;
