import {
	fieldsFor,
	formatDestination,
	isAddressComplete,
	RATE_FIELDS,
} from '@shopfront/address';
import { isCollected, pickupPlaceOf } from '@shopfront/components';
import { decodeEntities } from '@shopfront/text';
import { useBlockApp } from '../app/block-app';
import { useStoreCart } from './use-store-cart';
import { selectedRates } from './selected-rates';

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
export const usePickupPlace = (): string | null => {
	const { collectableMethodIds } = useBlockApp().settings;
	return useStoreCart( ( { shippingRates } ) => {
		const chosen = selectedRates( shippingRates );
		if (
			chosen.length === 0 ||
			! chosen.every( ( rate ) =>
				isCollected( rate, collectableMethodIds )
			)
		) {
			return null;
		}
		const [ place = '', ...others ] = new Set(
			chosen.map( ( rate ) => {
				const told = pickupPlaceOf( rate );
				return told?.address || told?.location || '';
			} )
		);
		return others.length ? '' : place;
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
			fieldsFor( shippingAddress.country, {
				defaultFields,
				countryData,
				keys: RATE_FIELDS,
			} )
		)
	);
};
