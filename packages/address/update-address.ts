import type { AddressFormField } from './types';

/**
 * The address without what its form does not show: a hidden field is empty, a hidden box is not ticked. The same object
 * when there is nothing to empty. Source: docs/contract/cart-and-checkout.md 4, "Address form".
 *
 * @param address
 * @param fields  Of the address's own country.
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
