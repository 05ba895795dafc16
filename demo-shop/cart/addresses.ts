import type {
	AddressResponse,
	BillingAddressResponse,
} from '@shopfront/store-api';
import type { AdditionalField } from '../fields/additional-fields';
import { sentFields } from '../fields/address-fields';
import type { ShopOptions } from '../options';
import { COUNTRY_CODES, STATES } from './countries';
import { formatPostcode, isPostcode } from './postcodes';
import { isRecord } from '../is-record';

/** The code and message in `data.details`. */
export interface AddressProblem {
	code: string;
	message: string;
	/** An additional field's location and id. */
	data?: { location: string; key: string };
}

export const EMPTY_ADDRESS = {
	first_name: '',
	last_name: '',
	company: '',
	address_1: '',
	address_2: '',
	city: '',
	state: '',
	postcode: '',
	country: '',
	phone: '',
} satisfies AddressResponse;

const FIELDS = Object.keys( EMPTY_ADDRESS ) as ( keyof typeof EMPTY_ADDRESS )[];

/** Where we assume a visitor lives before they enter an address. */
export const defaultShippingAddress = (
	options: ShopOptions
): AddressResponse => {
	const [ country = '', state = '' ] = options.defaultLocation.split( ':' );
	return { ...EMPTY_ADDRESS, country, state };
};

export const defaultBillingAddress = (
	options: ShopOptions
): BillingAddressResponse => {
	return { ...defaultShippingAddress( options ), email: '' };
};

/** Turns a state's name into its code. An unknown state stays, and fails validation later. */
const stateCode = ( state: string, country: string ): string => {
	const entries = Object.entries( STATES[ country ] ?? {} );
	const normalized = state.trim().toLowerCase();
	return (
		entries.find( ( [ code, name ] ) =>
			[ code, name ].some( ( one ) => one.toLowerCase() === normalized )
		)?.[ 0 ] ?? state.trim()
	);
};

const merged = < Address extends AddressResponse >(
	address: Address,
	sent: Record< string, unknown >,
	fields: readonly AdditionalField[]
): Address => {
	const next = { ...address, ...sentFields( sent, fields ) };
	for ( const field of FIELDS ) {
		const value = sent[ field ];
		if ( typeof value === 'string' ) {
			next[ field ] = value.trim();
		}
	}
	next.country = next.country.toUpperCase();
	next.state = stateCode( next.state, next.country );
	next.postcode = formatPostcode( next.postcode, next.country );
	return next;
};

/** Ignores anything but an object of texts. `fields` are add-ons' address fields. */
export const mergeShipping = (
	address: AddressResponse,
	sent: unknown,
	fields: readonly AdditionalField[] = []
): AddressResponse => {
	return isRecord( sent ) ? merged( address, sent, fields ) : address;
};

export const shippedTo = (
	billing: BillingAddressResponse
): AddressResponse => {
	const { email, ...address } = billing;
	return address;
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = ( text: string ): boolean => EMAIL.test( text );

export const mergeBilling = (
	address: BillingAddressResponse,
	sent: unknown,
	fields: readonly AdditionalField[] = []
): BillingAddressResponse => {
	if ( ! isRecord( sent ) ) {
		return address;
	}
	const { email } = sent;
	const values =
		typeof email === 'string'
			? { email: isEmail( email ) ? email : '' }
			: {};
	return { ...merged( address, sent, fields ), ...values };
};

const PHONE = /^[\s#0-9_\-+/().]*$/;

/** The first problem of an address; `null` without problems. Missing values are valid here. */
export const addressProblem = ( {
	country,
	state,
	postcode,
	phone,
}: AddressResponse ): AddressProblem | null => {
	if ( country !== '' && ! COUNTRY_CODES.includes( country ) ) {
		return {
			code: 'invalid_country',
			message: `Invalid country code provided. Must be one of: ${ COUNTRY_CODES.join( ', ' ) }`,
		};
	}
	const states = STATES[ country ];
	if ( states && state !== '' && ! Object.hasOwn( states, state ) ) {
		return {
			code: 'invalid_state',
			message: `The provided state (${ state }) is not valid. Must be one of: ${ Object.keys( states ).join( ', ' ) }`,
		};
	}
	if ( ! isPostcode( postcode, country ) ) {
		return {
			code: 'invalid_postcode',
			message: 'The provided postcode / ZIP is not valid',
		};
	}
	if ( ! PHONE.test( phone ) ) {
		return {
			code: 'invalid_phone',
			message: 'The provided phone number is not valid',
		};
	}
	return null;
};
