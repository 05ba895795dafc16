import {
	isRecord,
	record,
	scalarText,
	withFallback,
	textOrEmpty,
	type Fields,
	type Reader,
} from './readers';
import type {
	AddressResponse,
	BillingAddressResponse,
	ShippingPackageResponse,
} from './types';

const destinationFields: Fields< ShippingPackageResponse[ 'destination' ] > = {
	address_1: textOrEmpty,
	address_2: textOrEmpty,
	city: textOrEmpty,
	state: textOrEmpty,
	postcode: textOrEmpty,
	country: textOrEmpty,
};

const addressFields = {
	...destinationFields,
	first_name: textOrEmpty,
	last_name: textOrEmpty,
	company: textOrEmpty,
	phone: textOrEmpty,
};

const additionalField = withFallback( scalarText, '' );

/** Additional fields (`namespace/name`) are texts or booleans; other types count as empty. */
const withAdditionalFields =
	< Address extends object >( read: Reader< Address > ): Reader< Address > =>
	( value ) => {
		const given = isRecord( value ) ? value : {};
		const invalid = Object.entries( given ).filter(
			( [ name, entry ] ) =>
				name.includes( '/' ) &&
				typeof entry !== 'string' &&
				typeof entry !== 'boolean'
		);
		return read(
			invalid.length === 0
				? given
				: {
						...given,
						...Object.fromEntries(
							invalid.map( ( [ name, entry ] ) => [
								name,
								additionalField( entry ),
							] )
						),
					}
		);
	};

export const packageDestination = withAdditionalFields(
	record( destinationFields )
);

/** A missing field is empty, as is every field of a missing address. */
export const address = withAdditionalFields(
	record< AddressResponse >( addressFields )
);

export const billingAddress = withAdditionalFields(
	record< BillingAddressResponse >( { ...addressFields, email: textOrEmpty } )
);
