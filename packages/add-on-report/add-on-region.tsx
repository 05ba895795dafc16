import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ADD_ON_ATTRIBUTE } from './watch-layout-shifts';

/** The add-on that renders this subtree; `''` for the page. */
const AddOnNameContext = createContext( '' );

export const useAddOnName = (): string => useContext( AddOnNameContext );

/**
 * Marks an add-on's output, so we can attribute renders and layout shifts to it. Has no box, so the layout doesn't
 * change.
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
