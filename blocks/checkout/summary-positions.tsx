import {
	createContext,
	useContext,
	useMemo,
	useState,
} from '@wordpress/element';
import type { ReactNode } from 'react';

/** Positions of the order summary in a narrow container: above the form, and above the place-order button. */
interface SummaryPositions {
	/** `null` until it is mounted. */
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

/** Returns the positions in the surrounding checkout. */
export const useSummaryPositions = (): SummaryPositions =>
	useContext( SummaryPositionsContext );

/** Provides the positions to the inner blocks. */
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
