import type { AddressFormField } from './types';

/**
 * Clears hidden fields of an address: text becomes empty, checkboxes become unchecked. Returns the same object if there
 * is nothing to clear. Source: docs/contract/cart-and-checkout.md 4, "Address form".
 *
 * @param address
 * @param fields  Fields of the address's own country.
 */
export const clearHiddenFields = < Address extends object >(
	address: Address,
	fields: readonly AddressFormField[]
): Address => {
	const clearedFields = Object.entries( address ).flatMap(
		( [ key, value ]: [ string, unknown ] ) => {
			const empty = typeof value === 'boolean' ? false : '';
			return value !== empty &&
				fields.some( ( field ) => field.key === key && field.hidden )
				? [ [ key, empty ] as const ]
				: [];
		}
	);
	return clearedFields.length
		? { ...address, ...Object.fromEntries( clearedFields ) }
		: address;
};
