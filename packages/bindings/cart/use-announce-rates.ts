import { createLazy } from '@shopfront/lazy';
import type { ShippingPackageResponse } from '@shopfront/store-api';
import { useEffect, useRef } from '@wordpress/element';

/** Rates change only after an interaction, which loads this chunk anyway. */
const announcement = createLazy(
	() => import( /* webpackChunkName: "actions" */ './announce-rates' )
);

/** Announces once that rates are loading, and once how many we found. We don't announce the initial rates. */
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
