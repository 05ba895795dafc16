import type { AddressLocation } from './types';

/**
 * The address in another country, where its state and postcode mean nothing. The same object when it is there already.
 * Source: docs/contract/cart-and-checkout.md 4, "Address form".
 */
export const setCountry = < Address extends AddressLocation >(
	address: Address,
	country: string
): Address =>
	country === address.country
		? address
		: { ...address, country, state: '', postcode: '' };
