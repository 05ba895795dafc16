import type { AddressLocation } from './types';

/**
 * Clears state and postcode, which don't apply to another country. Returns the same object if the country is
 * unchanged. Source: docs/contract/cart-and-checkout.md 4, "Address form".
 */
export const setCountry = < Address extends AddressLocation >(
	address: Address,
	country: string
): Address =>
	country === address.country
		? address
		: { ...address, country, state: '', postcode: '' };
