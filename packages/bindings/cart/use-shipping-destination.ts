import {
	getAddressFields,
	formatDestination,
	isAddressComplete,
	RATE_FIELDS,
} from '@shopfront/address';
import { isPickupRate, getPickupLocation } from '@shopfront/components';
import { decodeEntities } from '@shopfront/text';
import { useBlockApp } from '../app/block-app';
import { useStoreCart } from './use-store-cart';
import { getSelectedRates } from './selected-rates';

/** Where the goods of the cart go, on one line; `''` when nothing is known. */
export const useShippingDestination = (): string => {
	const { countries, countryData } = useBlockApp().settings;
	return useStoreCart( ( { shippingAddress } ) =>
		decodeEntities(
			formatDestination( shippingAddress, { countries, countryData } )
		)
	);
};

/** Where they are fetched, `''` when that is not one place; `null` while any of them is shipped, or may be. */
export const usePickupLocation = (): string | null => {
	const { collectableMethodIds } = useBlockApp().settings;
	return useStoreCart( ( { shippingRates } ) => {
		const chosen = getSelectedRates( shippingRates );
		if (
			chosen.length === 0 ||
			! chosen.every( ( rate ) =>
				isPickupRate( rate, collectableMethodIds )
			)
		) {
			return null;
		}
		const [ location = '', ...others ] = new Set(
			chosen.map( ( rate ) => {
				const pickup = getPickupLocation( rate );
				return pickup?.address || pickup?.location || '';
			} )
		);
		return others.length ? '' : location;
	} );
};

/**
 * Whether it is known well enough where the goods go for rates to be worked out (docs/contract/cart-and-checkout.md 5).
 */
export const useIsDestinationComplete = (): boolean => {
	const { defaultFields, countryData } = useBlockApp().settings;
	return useStoreCart( ( { shippingAddress } ) =>
		isAddressComplete(
			shippingAddress,
			getAddressFields( shippingAddress.country, {
				defaultFields,
				countryData,
				keys: RATE_FIELDS,
			} )
		)
	);
};
