import { createLazy } from '@shopfront/lazy';
import type { ShippingPackageResponse } from '@shopfront/store-api';
import { useEffect, useRef } from '@wordpress/element';

/** Rates change only after an interaction, which loads this chunk anyway. */
const announcement = createLazy(
	() => import( /* webpackChunkName: "actions" */ './announce-rates' )
);

/** Announces that rates are loading, and which were found; each once. The rates that a page opens with are no news. */
export const useAnnounceRates = (
	packages: readonly ShippingPackageResponse[],
	isLoading: boolean
): void => {
	const wasLoading = useRef( false );
	useEffect( () => {
		if ( isLoading === wasLoading.current ) {
			return;
		}
		wasLoading.current = isLoading;
		void announcement
			.fetch()
			.then( ( code ) => code?.announceRates( packages, isLoading ) );
	}, [ packages, isLoading ] );
};
