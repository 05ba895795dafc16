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

/** Returns the shipping destination on one line; `''` if unknown. */
export const useShippingDestination = (): string => {
	const { countries, countryData } = useBlockApp().settings;
	return useStoreCart( ( { shippingAddress } ) =>
		decodeEntities(
			formatDestination( shippingAddress, { countries, countryData } )
		)
	);
};

/** Returns the pickup location, `''` for several; `null` unless all packages have a selected pickup rate. */
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

/** Whether the address is complete enough to calculate rates (docs/contract/cart-and-checkout.md 5). */
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
