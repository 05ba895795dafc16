import type { ShippingPackageResponse } from '@shopfront/store-api';
import { useEffect } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';
import { getShippingFailure } from '../../cart/shipping-failure';
import { getRates } from '../../cart/delivery';

/** Notifies add-ons of the rates found, or that there are none (docs/contract/events.md 4). */
export const useEmitRates = (
	isNeeded: boolean,
	packages: readonly ShippingPackageResponse[],
	isLoading: boolean
): void => {
	const { events, registry } = useBlockApp();
	useEffect( () => {
		if ( ! isNeeded || isLoading ) {
			return;
		}
		const failure = getShippingFailure( registry );
		if ( failure.hasError || getRates( packages ).length === 0 ) {
			void events.shippingRatesFail.notify( failure );
		} else {
			void events.shippingRatesSuccess.notify( packages );
		}
	}, [ isNeeded, packages, isLoading, events, registry ] );
};
