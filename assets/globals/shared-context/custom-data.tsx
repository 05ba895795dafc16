import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';

/** What was given under an id, whatever it is, and whether more of it comes. */
export type CustomData = Readonly< Record< string, unknown > > & {
	/** Whether a provider of that id is around. */
	hasContext: boolean;
	isLoading: boolean;
};

const NO_DATA: CustomData = { hasContext: false, isLoading: false };

const CustomDataContext = createContext<
	Readonly< Record< string, CustomData > >
>( {} );
CustomDataContext.displayName = 'CustomDataContext';

export interface CustomDataProviderProps {
	/** Under which the parts inside of it ask. */
	id: string;
	isLoading?: boolean;
	children?: ReactNode;
	readonly [ name: string ]: unknown;
}

/**
 * Hands any data to the parts inside of it; of two with one id the nearer counts. Source: docs/contract/globals.md 11.
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

/** A hook: what the nearest provider of an id gives. */
export const useCustomDataContext = ( id: string ): CustomData =>
	useContext( CustomDataContext )[ id ] ?? NO_DATA;
