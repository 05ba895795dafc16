import {
	isRecord,
	record,
	scalarText,
	orElse,
	textOrNone,
	type Fields,
	type Reader,
} from './readers';
import type {
	AddressResponse,
	BillingAddressResponse,
	ShippingPackageResponse,
} from './types';

const placeFields: Fields< ShippingPackageResponse[ 'destination' ] > = {
	address_1: textOrNone,
	address_2: textOrNone,
	city: textOrNone,
	state: textOrNone,
	postcode: textOrNone,
	country: textOrNone,
};

const addressFields = {
	...placeFields,
	first_name: textOrNone,
	last_name: textOrNone,
	company: textOrNone,
	phone: textOrNone,
};

const additionalField = orElse( scalarText, '' );

/** Additional fields (`namespace/name`) are texts or booleans; anything else counts as not filled in. */
const withAdditionalFields =
	< Address extends object >( read: Reader< Address > ): Reader< Address > =>
	( value ) => {
		const given = isRecord( value ) ? value : {};
		const odd = Object.entries( given ).filter(
			( [ name, entry ] ) =>
				name.includes( '/' ) &&
				typeof entry !== 'string' &&
				typeof entry !== 'boolean'
		);
		return read(
			odd.length === 0
				? given
				: {
						...given,
						...Object.fromEntries(
							odd.map( ( [ name, entry ] ) => [
								name,
								additionalField( entry ),
							] )
						),
					}
		);
	};

/** Where a package goes: the fields of a place without a person. */
export const place = withAdditionalFields( record( placeFields ) );

/** Fields that are missing are empty, and so is every field of an address that is missing as a whole. */
export const address = withAdditionalFields(
	record< AddressResponse >( addressFields )
);

/** The same with an e-mail address. */
export const billingAddress = withAdditionalFields(
	record< BillingAddressResponse >( { ...addressFields, email: textOrNone } )
);
