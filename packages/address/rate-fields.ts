import type { AddressFormField, AddressLocation } from './types';

/** A change of these fields requests new shipping rates (docs/contract/cart-and-checkout.md 4, "Address form"). */
export const RATE_FIELDS = [ 'state', 'country', 'postcode', 'city' ] as const;

/**
 * An address suffices for shipping rates with a country and each required field of `RATE_FIELDS`. Pass the fields of
 * the address's own country. Source: docs/contract/cart-and-checkout.md 5, "Address and contact fields".
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
