import type { AddressFormField, AddressLocation } from './types';

/** Fields whose change requests new shipping rates (docs/contract/cart-and-checkout.md 4, "Address form"). */
export const RATE_FIELDS = [ 'state', 'country', 'postcode', 'city' ] as const;

/**
 * Whether an address suffices for shipping rates: it has a country and each required field of `RATE_FIELDS`. Source:
 * docs/contract/cart-and-checkout.md 5, "Address and contact fields".
 *
 * @param address
 * @param fields  Fields of the address's own country.
 */
export const isAddressComplete = (
	address: AddressLocation,
	fields: readonly AddressFormField[]
): boolean =>
	address.country !== '' &&
	RATE_FIELDS.every(
		( key ) =>
			address[ key ].trim() !== '' ||
			! fields.some( ( field ) => field.key === key && field.required )
	);
