import {
	createContext,
	useContext,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import type { ReactNode, RefObject } from 'react';

/** In a narrow container, the order summary shows above the form, and above the place-order button. */
interface SummaryPositions {
	/** Above the form; mounted before the blocks. */
	top: RefObject< HTMLDivElement >;
	/**
	 * Above the button, whose block puts this element into the page. It exists earlier, so its content renders
	 * together with everything else. `null` outside of a checkout.
	 */
	bottom: HTMLElement | null;
}

const SummaryPositionsContext = createContext< SummaryPositions >( {
	top: { current: null },
	bottom: null,
} );

export const useSummaryPositions = (): SummaryPositions =>
	useContext( SummaryPositionsContext );

export const createPlace = ( className: string ): HTMLElement => {
	const place = document.createElement( 'div' );
	place.className = className;
	return place;
};

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
