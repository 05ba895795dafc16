import type { AddressFormField } from './types';

/**
 * Empties texts and unchecks checkboxes of hidden fields. Pass the fields of the address's own country. Returns the
 * same object if there's nothing to clear. Source: docs/contract/cart-and-checkout.md 4, "Address form".
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
