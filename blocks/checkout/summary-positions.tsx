import {
	createContext,
	useContext,
	useMemo,
	useState,
} from '@wordpress/element';
import type { ReactNode } from 'react';

/** Where the order summary stands on a page without room for two columns: above the form, and above the button. */
interface SummaryPositions {
	/** `null` until it is there. */
	top: HTMLElement | null;
	bottom: HTMLElement | null;
	setTop: ( element: HTMLElement | null ) => void;
	setBottom: ( element: HTMLElement | null ) => void;
}

const DEFAULT_POSITIONS: SummaryPositions = {
	top: null,
	bottom: null,
	setTop: () => {},
	setBottom: () => {},
};

const SummaryPositionsContext = createContext( DEFAULT_POSITIONS );

/** The places of the checkout around. */
export const useSummaryPositions = (): SummaryPositions =>
	useContext( SummaryPositionsContext );

/** Keeps the places for the blocks below. */
export const SummaryPositionsProvider = ( {
	children,
}: {
	children: ReactNode;
} ) => {
	const [ top, setTop ] = useState< HTMLElement | null >( null );
	const [ bottom, setBottom ] = useState< HTMLElement | null >( null );
	const positions = useMemo(
		() => ( { top, bottom, setTop, setBottom } ),
		[ top, bottom ]
	);
	return (
		<SummaryPositionsContext.Provider value={ positions }>
			{ children }
		</SummaryPositionsContext.Provider>
	);
};
