import type { AddressFormField, AddressLocation } from './types';

/** A change of one of these asks for shipping rates anew (docs/contract/cart-and-checkout.md 4, "Address form"). */
export const RATE_FIELDS = [ 'state', 'country', 'postcode', 'city' ] as const;

/**
 * Whether an address says enough for shipping rates: it has a country, and each of the fields above that its form asks
 * for. Source: docs/contract/cart-and-checkout.md 5, "Address and contact fields".
 *
 * @param address
 * @param fields  Of the address's own country.
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
