import {
	createContext,
	useContext,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import type { ReactNode, RefObject } from 'react';

/** Positions of the order summary in a narrow container: above the form, and above the place-order button. */
interface SummaryPositions {
	/** The position above the form, which is mounted before the blocks. */
	top: RefObject< HTMLDivElement >;
	/**
	 * The element of the position above the button, which the block of the button puts into the page. It exists before, so that
	 * its content renders together with all others; `null` outside of a checkout.
	 */
	bottom: HTMLElement | null;
}

const SummaryPositionsContext = createContext< SummaryPositions >( {
	top: { current: null },
	bottom: null,
} );

/** Returns the positions in the surrounding checkout. */
export const useSummaryPositions = (): SummaryPositions =>
	useContext( SummaryPositionsContext );

/** Creates an element with a class, outside of the page. */
export const createPlace = ( className: string ): HTMLElement => {
	const place = document.createElement( 'div' );
	place.className = className;
	return place;
};

/** Provides the positions to the inner blocks. */
export const SummaryPositionsProvider = ( {
	children,
}: {
	children: ReactNode;
} ) => {
	const top = useRef< HTMLDivElement >( null );
	const [ bottom ] = useState( () =>
		createPlace( 'checkout-order-summary-block-fill-wrapper' )
	);
	const positions = useMemo( () => ( { top, bottom } ), [ bottom ] );
	return (
		<SummaryPositionsContext.Provider value={ positions }>
			{ children }
		</SummaryPositionsContext.Provider>
	);
};
