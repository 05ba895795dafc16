import type { ShippingPackageResponse } from '@shopfront/store-api';
import { useEffect, useRef } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import type { RatesMemory } from './announce-rates';
import { announcements } from './lazy-announcements';

/**
 * Announces once that rates are loading, and once how many were found. Initial rates are not announced.
 *
 * @param packages
 * @param isLoading
 * @param quietMs   How long after a result the same result is not announced again.
 */
export const useAnnounceRates = (
	packages: readonly ShippingPackageResponse[],
	isLoading: boolean,
	quietMs = 0
): void => {
	const { clock } = useBlockApp().host;
	const wasLoading = useRef( false );
	const memory = useRef< RatesMemory >( {
		message: '',
		at: -Infinity,
		isLoadingAnnounced: false,
	} );
	useEffect( () => {
		if ( isLoading === wasLoading.current ) {
			return;
		}
		wasLoading.current = isLoading;
		const now = clock.now();
		void announcements
			.fetch()
			.then( ( code ) =>
				code?.announceRates(
					memory.current,
					packages,
					isLoading,
					now,
					quietMs
				)
			);
	}, [ packages, isLoading, clock, quietMs ] );
};
