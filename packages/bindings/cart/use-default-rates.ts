import type { ShippingPackageResponse } from '@shopfront/store-api';
import { useEffect, useRef } from '@wordpress/element';
import type { SelectRate } from './use-select-rate';

/**
 * Chooses the first rate of each package that has none chosen (docs/contract/cart-and-checkout.md 4, "Shipping").
 * Servers do so themselves as a rule. A package is helped once for what it offers: where the server will not have it,
 * asking on would never end.
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
