import {
	fieldsFor,
	formatDestination,
	isAddressComplete,
	RATE_FIELDS,
} from '@shopfront/address';
import { decodeEntities } from '@shopfront/text';
import { useBlockApp } from '../app/block-app';
import { useStoreCart } from '../cart/use-store-cart';

/** Where the goods of the cart go, on one line; `''` when nothing is known. */
export const useShippingDestination = (): string => {
	const { countries, countryData } = useBlockApp().settings;
	return useStoreCart( ( { shippingAddress } ) =>
		decodeEntities(
			formatDestination( shippingAddress, { countries, countryData } )
		)
	);
};

/** Whether it is known well enough where the goods go for rates to be worked out (specification 5). */
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
