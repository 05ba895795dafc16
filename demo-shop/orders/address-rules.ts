import type {
	AddressResponse,
	BillingAddressResponse,
} from '@shopfront/store-api';
import { ApiError } from '../api-error';
import { isCountryAllowed } from '../cart/allowed-countries';
import { isEmail } from '../cart/addresses';
import type { FieldVisibility, ShopOptions } from '../options';
import { COUNTRY_LOCALES } from '../pages/settings/country-locales';

type CoreField = keyof Omit< AddressResponse, `${ string }/${ string }` >;

/** The server's labels differ from some of the form's. */
const LABELS: ReadonlyArray< readonly [ CoreField, string ] > = [
	[ 'first_name', 'First name' ],
	[ 'last_name', 'Last name' ],
	[ 'company', 'Company name' ],
	[ 'country', 'Country / Region' ],
	[ 'address_1', 'Street address' ],
	[ 'address_2', 'Apartment, suite, unit, etc.' ],
	[ 'city', 'Town / City' ],
	[ 'state', 'State / County' ],
	[ 'postcode', 'Postcode / ZIP' ],
	[ 'phone', 'Phone' ],
];

const getFieldVisibility = ( {
	phoneField,
	companyField,
	address2Field,
}: ShopOptions ): Partial< Record< CoreField, FieldVisibility > > => {
	return {
		phone: phoneField,
		company: companyField,
		address_2: address2Field,
	};
};

const missingFields = (
	address: AddressResponse,
	options: ShopOptions
): string[] => {
	const locale = COUNTRY_LOCALES[ address.country ] ?? {};
	const visibility = getFieldVisibility( options );
	return LABELS.flatMap( ( [ name, label ] ) => {
		const { required, hidden, label: localLabel } = locale[ name ] ?? {};
		const isRequired =
			! hidden &&
			( required ?? ( visibility[ name ] ?? 'required' ) === 'required' );
		return isRequired && address[ name ].trim() === ''
			? [ `${ localLabel ?? label } is required` ]
			: [];
	} );
};

/** @throws {ApiError} For a missing or invalid email, 400. */
export const checkEmail = ( { email }: BillingAddressResponse ): void => {
	if ( email === '' ) {
		throw new ApiError(
			'woocommerce_rest_missing_email_address',
			'A valid email address is required',
			400
		);
	}
	if ( ! isEmail( email ) ) {
		throw new ApiError(
			'woocommerce_rest_invalid_email_address',
			`The provided email address (${ email }) is not valid—please provide a valid email address`,
			400
		);
	}
};

const COUNTRY_ERRORS = {
	shipping: 'Sorry, we do not ship orders to the provided country',
	billing: 'Sorry, we do not allow orders from the provided country',
};

/** @throws {ApiError} For a country that the shop doesn't accept, 400. */
const checkCountry = (
	kind: 'billing' | 'shipping',
	address: AddressResponse | null,
	options: ShopOptions
): void => {
	if ( address && ! isCountryAllowed( kind, address.country, options ) ) {
		throw new ApiError(
			'woocommerce_rest_invalid_address_country',
			`${ COUNTRY_ERRORS[ kind ] } (${ address.country })`,
			400
		);
	}
};

/**
 * `shipping` is `null` when nothing ships. @throws {ApiError} With all missing fields of each address, 400; the message
 * names the first.
 */
export const checkAddresses = (
	addresses: {
		shipping: AddressResponse | null;
		billing: BillingAddressResponse;
	},
	options: ShopOptions
): void => {
	checkCountry( 'shipping', addresses.shipping, options );
	checkCountry( 'billing', addresses.billing, options );
	const found = Object.entries( addresses ).flatMap(
		( [ kind, address ] ) => {
			const missing = address ? missingFields( address, options ) : [];
			return missing.length > 0 ? [ [ kind, missing ] as const ] : [];
		}
	);
	const [ first ] = found;
	if ( first ) {
		const [ kind, missing ] = first;
		throw new ApiError(
			'woocommerce_rest_invalid_address',
			`There was a problem with the provided ${ kind } address: ${ missing.join( ', ' ) }`,
			400,
			{ errors: Object.fromEntries( found ) }
		);
	}
};
