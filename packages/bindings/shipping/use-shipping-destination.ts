import {
	fieldsFor,
	formatDestination,
	isAddressComplete,
	RATE_FIELDS,
} from '@shopfront/address';
import { decodeEntities } from '@shopfront/text';
import { useMemo } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { useStoreCart } from '../cart/use-store-cart';

export interface ShippingDestinationState {
	/** On one line; `''` when nothing is known. */
	destination: string;
	/** Whether it says enough for rates to be worked out (specification 5). */
	isComplete: boolean;
}

/** Where the goods of the cart go. */
export const useShippingDestination = (): ShippingDestinationState => {
	const { settings } = useBlockApp();
	const { shippingAddress } = useStoreCart();
	return useMemo( () => {
		const { countries, countryData, defaultFields } = settings;
		const fields = fieldsFor( shippingAddress.country, {
			defaultFields,
			countryData,
			keys: RATE_FIELDS,
		} );
		return {
			destination: decodeEntities(
				formatDestination( shippingAddress, { countries, countryData } )
			),
			isComplete: isAddressComplete( shippingAddress, fields ),
		};
	}, [ settings, shippingAddress ] );
};
