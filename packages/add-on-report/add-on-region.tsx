import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ADD_ON_ATTRIBUTE } from './watch-layout-shifts';

/** Name of the add-on that renders this subtree; `''` for the page. */
const AddOnNameContext = createContext( '' );

/** Returns the name of the add-on that renders this subtree; `''` for the page. */
export const useAddOnName = (): string => useContext( AddOnNameContext );

/**
 * Marks the output of an add-on, so that renders and layout shifts are attributed to it. Has no box, so the layout does
 * not change.
 */
export const AddOnRegion = ( {
	name,
	children,
}: {
	name: string;
	children?: ReactNode;
} ) => (
	<AddOnNameContext.Provider value={ name }>
		<span
			style={ { display: 'contents' } }
			{ ...{ [ ADD_ON_ATTRIBUTE ]: name } }
		>
			{ children }
		</span>
	</AddOnNameContext.Provider>
);
