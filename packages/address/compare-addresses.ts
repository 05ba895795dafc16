import type {
	AddressResponse,
	BillingAddressResponse,
} from '@shopfront/store-api';
import { isEmail } from './is-email';
import type { AddressFields, AddressValue } from './types';

/** Makes values comparable (docs/contract/cart-and-checkout.md 5: e-mail, postcode, everything else trimmed). */
export const normaliseField = (
	field: string,
	value: AddressValue | undefined
): AddressValue => {
	if ( typeof value !== 'string' ) {
		return value ?? '';
	}
	const text = value.trim();
	switch ( field ) {
		case 'email':
			return isEmail( text ) ? text : '';
		case 'postcode':
			return text.replace( ' ', '' ).toUpperCase();
		default:
			return text;
	}
};

export const getChangedFields = (
	address: AddressResponse | BillingAddressResponse | AddressFields,
	expected: AddressFields
): string[] => {
	const fields: AddressFields = { ...address };
	return Object.keys( expected ).filter(
		( field ) =>
			normaliseField( field, fields[ field ] ) !==
			normaliseField( field, expected[ field ] )
	);
};

export const containsValues = (
	address: AddressResponse | BillingAddressResponse,
	expected: AddressFields
): boolean => getChangedFields( address, expected ).length === 0;
