import type {
	AddressResponse,
	BillingAddressResponse,
} from '@shopfront/store-api';
import type { AddressValue } from './types';

/** An address or part of one, by field. */
export type AddressFields = Readonly<
	Record< string, AddressValue | undefined >
>;

/** A change of one of these asks for shipping rates anew (specification 4, Address form). */
export const RATE_FIELDS = [ 'state', 'country', 'postcode', 'city' ] as const;

// As loose as the browser's own check of an e-mail field: only what can never be one counts as invalid.
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** A value as addresses are compared by (specification 5: e-mail, postcode, everything else trimmed). */
export function normaliseField(
	field: string,
	value: AddressValue | undefined
): AddressValue {
	if ( typeof value !== 'string' ) {
		return value ?? '';
	}
	const text = value.trim();
	switch ( field ) {
		case 'email':
			return EMAIL.test( text ) ? text : '';
		case 'postcode':
			return text.replace( ' ', '' ).toUpperCase();
		default:
			return text;
	}
}

/** The fields of `wanted` that differ from an address, compared as above. */
export function differingFields(
	address: AddressResponse | BillingAddressResponse | AddressFields,
	wanted: AddressFields
): string[] {
	const fields: AddressFields = { ...address };
	return Object.keys( wanted ).filter(
		( field ) =>
			normaliseField( field, fields[ field ] ) !==
			normaliseField( field, wanted[ field ] )
	);
}

/** Whether an address says all that is wanted of it. */
export const hasSameValues = (
	address: AddressResponse | BillingAddressResponse,
	wanted: AddressFields
): boolean => differingFields( address, wanted ).length === 0;
