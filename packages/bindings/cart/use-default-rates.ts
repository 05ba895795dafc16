import type { ShippingPackageResponse } from '@shopfront/store-api';
import { useEffect, useRef } from '@wordpress/element';
import type { SelectRate } from './use-select-rate';

/**
 * Selects the first rate of each package without a selection (docs/contract/cart-and-checkout.md 4, "Shipping").
 * Servers usually do this themselves. We try each set of rates once: retrying a rejected selection would never end.
 */
export const useDefaultRates = (
	packages: readonly ShippingPackageResponse[],
	isLoading: boolean,
	selectRate: SelectRate
): void => {
	const handledOffers = useRef( new Set< string >() );
	useEffect( () => {
		if ( isLoading ) {
			return;
		}
		for ( const each of packages ) {
			const { package_id: packageId, shipping_rates: rates } = each;
			const [ first ] = rates;
			const offer = [
				packageId,
				...rates.map( ( rate ) => rate.rate_id ),
			].join( '\n' );
			const isChosen = rates.some( ( { selected } ) => selected );
			if ( first && ! isChosen && ! handledOffers.current.has( offer ) ) {
				handledOffers.current.add( offer );
				selectRate( first, each );
			}
		}
	}, [ packages, isLoading, selectRate ] );
};
