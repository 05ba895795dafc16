import {
	createContext,
	useContext,
	useMemo,
	useState,
} from '@wordpress/element';
import type { ReactNode } from 'react';

/** Where the order summary stands on a page without room for two columns: above the form, and above the button. */
interface SummaryPlaces {
	/** `null` until it is there. */
	top: HTMLElement | null;
	bottom: HTMLElement | null;
	setTop: ( place: HTMLElement | null ) => void;
	setBottom: ( place: HTMLElement | null ) => void;
}

const NOWHERE: SummaryPlaces = {
	top: null,
	bottom: null,
	setTop: () => {},
	setBottom: () => {},
};

const SummaryPlacesContext = createContext( NOWHERE );

/** The places of the checkout around. */
export const useSummaryPlaces = (): SummaryPlaces =>
	useContext( SummaryPlacesContext );

/** Keeps the places for the blocks below. */
export const SummaryPlacesProvider = ( {
	children,
}: {
	children: ReactNode;
} ) => {
	const [ top, setTop ] = useState< HTMLElement | null >( null );
	const [ bottom, setBottom ] = useState< HTMLElement | null >( null );
	const places = useMemo(
		() => ( { top, bottom, setTop, setBottom } ),
		[ top, bottom ]
	);
	return (
		<SummaryPlacesContext.Provider value={ places }>
			{ children }
		</SummaryPlacesContext.Provider>
	);
};
