import {
	getAddressFields,
	formatDestination,
	isAddressComplete,
	RATE_FIELDS,
	isPickupRate,
	getPickupLocation,
} from '@shopfront/address';
import { decodeEntities } from '@shopfront/text';
import { useBlockApp } from '../app/block-app';
import { useStoreCart } from './use-store-cart';
import { getSelectedRates } from './selected-rates';

/** On one line; `''` if unknown. */
export const useShippingDestination = (): string => {
	const { countries, countryData } = useBlockApp().settings;
	return useStoreCart( ( { shippingAddress } ) =>
		decodeEntities(
			formatDestination( shippingAddress, { countries, countryData } )
		)
	);
};

/** Returns `''` for several locations, and `null` unless all packages have a selected pickup rate. */
export const usePickupLocation = (): string | null => {
	const { collectableMethodIds } = useBlockApp().settings;
	return useStoreCart( ( { shippingRates } ) => {
		const selected = getSelectedRates( shippingRates );
		if (
			selected.length === 0 ||
			! selected.every( ( rate ) =>
				isPickupRate( rate, collectableMethodIds )
			)
		) {
			return null;
		}
		const [ location = '', ...others ] = new Set(
			selected.map( ( rate ) => {
				const pickup = getPickupLocation( rate );
				return pickup?.address || pickup?.location || '';
			} )
		);
		return others.length ? '' : location;
	} );
};

/** True if the address suffices to calculate rates (docs/contract/cart-and-checkout.md 5). */
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
