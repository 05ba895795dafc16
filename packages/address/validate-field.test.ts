/** @jest-environment node */
import {
	getAddressFields,
	formatInlineLabel,
	getFieldErrorMessage,
	validateField,
	type AddressFormField,
	type AddressKind,
	type AddressValue,
	type FieldErrorCode,
} from '.';
import { COUNTRY_DATA, DEFAULT_FIELDS } from './test-fields';

const EMPTY_LOCATION = { country: '', state: '', city: '', postcode: '' };

const fieldOf = ( key: string, country: string ): AddressFormField => {
	const [ field ] = getAddressFields( country, {
		defaultFields: DEFAULT_FIELDS,
		countryData: COUNTRY_DATA,
		keys: [ key ],
	} );
	if ( ! field ) {
		throw new Error( `No field ${ key }` );
	}
	return field;
};

const own = ( rest: Partial< AddressFormField > ): AddressFormField => ( {
	key: 'a/own',
	label: 'Own',
	optionalLabel: 'Own (optional)',
	required: true,
	hidden: false,
	...rest,
} );

const OPTIONS = [ { value: 'a', label: 'A' } ];

const check = (
	field: AddressFormField,
	value: AddressValue | undefined,
	address: Partial< typeof EMPTY_LOCATION > = {},
	kind: AddressKind = 'shipping'
) =>
	validateField( field, value, {
		kind,
		address: { ...EMPTY_LOCATION, ...address },
		countryData: COUNTRY_DATA,
	} );

describe( 'validateField', () => {
	it.each< [ string, string, string, FieldErrorCode | null ] >( [
		// Country, field, value, error code.
		[ 'US', 'city', 'Paris', null ],
		[ 'US', 'city', '', 'missing' ],
		[ 'US', 'city', '  ', 'missing' ],
		[ 'US', 'postcode', '94103', null ],
		[ 'US', 'postcode', '', 'missing' ],
		[ 'US', 'postcode', 'K1A 0B1', 'invalidPostcode' ],
		[ 'HK', 'postcode', '', null ],
		[ '', 'postcode', 'anything', null ],
		[ 'US', 'state', 'CA', null ],
		[ 'US', 'state', 'california', null ],
		[ 'US', 'state', '', 'missingState' ],
		[ 'US', 'state', 'JP13', 'missingState' ],
		[ '', 'state', '', null ],
		[ '', 'state', 'CA', null ],
		[ 'GB', 'state', '', null ],
		[ 'GB', 'state', 'Kent', null ],
		[ 'NZ', 'state', '', 'missingState' ],
		// Hidden field.
		[ 'AT', 'state', '', null ],
		[ 'AT', 'state', 'CA', null ],
	] )(
		'validates for country %p the field %s with %p: %p',
		( country, key, value, code ) => {
			const address = { country, [ key ]: value };
			expect( check( fieldOf( key, country ), value, address ) ).toBe(
				code
			);
		}
	);

	it.each< [ string, AddressKind, FieldErrorCode | null ] >( [
		[ 'US', 'billing', null ],
		[ 'US', 'shipping', null ],
		[ 'JP', 'billing', 'billingNotAllowed' ],
		[ 'JP', 'shipping', null ],
		[ 'HK', 'billing', null ],
		[ 'HK', 'shipping', 'shippingNotAllowed' ],
		[ 'XX', 'billing', 'billingNotAllowed' ],
		[ 'XX', 'shipping', 'shippingNotAllowed' ],
		[ 'constructor', 'shipping', 'shippingNotAllowed' ],
	] )( 'validates the country %p for %s: %p', ( country, kind, code ) => {
		expect(
			check( fieldOf( 'country', country ), country, { country }, kind )
		).toBe( code );
	} );

	it.each( [ 'city', 'state', 'postcode' ] )(
		'requires a country once there is a %s',
		( key ) => {
			const field = { ...fieldOf( 'country', '' ), required: false };
			expect( check( field, '', { [ key ]: 'x' } ) ).toBe(
				'missingCountry'
			);
			expect( check( field, '', { [ key ]: ' ' } ) ).toBeNull();
			expect( check( { ...field, required: true }, '' ) ).toBe(
				'notSelected'
			);
		}
	);

	it.each<
		[
			Partial< AddressFormField >,
			AddressValue | undefined,
			FieldErrorCode | null,
		]
	>( [
		[ {}, undefined, 'missing' ],
		[ { required: false }, undefined, null ],
		[ { hidden: true }, undefined, null ],
		[ { type: 'tel' }, '', 'missing' ],
		[ { type: 'email' }, '', 'invalidEmail' ],
		[ { type: 'email' }, 'ann@', 'invalidEmail' ],
		[ { type: 'email', required: false }, 'ann@', 'invalidEmail' ],
		[ { type: 'email', required: false }, '', null ],
		[ { type: 'email' }, ' ann@example.org ', null ],
		[ { type: 'checkbox' }, false, 'notChecked' ],
		[ { type: 'checkbox' }, '', 'notChecked' ],
		[ { type: 'checkbox' }, undefined, 'notChecked' ],
		[ { type: 'checkbox' }, 'yes', 'notChecked' ],
		[ { type: 'checkbox' }, true, null ],
		[ { type: 'checkbox', required: false }, false, null ],
		[ { type: 'select', options: OPTIONS }, '', 'notSelected' ],
		[ { type: 'select', options: OPTIONS }, 'b', 'notSelected' ],
		[ { type: 'select', options: OPTIONS }, 'a', null ],
		[ { type: 'select', options: OPTIONS, required: false }, '', null ],
		[
			{ type: 'select', options: OPTIONS, required: false },
			'b',
			'notSelected',
		],
		[ { type: 'select' }, 'a', 'notSelected' ],
		[ { type: 'date' }, '', 'missing' ],
		[ { type: 'date', required: false }, '', null ],
		[ { type: 'date' }, ' 2026-11-27 ', null ],
		[ { type: 'date' }, '2024-02-29', null ],
		[ { type: 'date' }, '2026-02-29', 'invalidDate' ],
		[ { type: 'date' }, '2026-02-30', 'invalidDate' ],
		[ { type: 'date' }, '2026-13-01', 'invalidDate' ],
		[ { type: 'date' }, '27.11.2026', 'invalidDate' ],
		[ { type: 'date' }, '0026-11-27', 'invalidDate' ],
		[ { type: 'date', required: false }, 'soon', 'invalidDate' ],
	] )( 'validates a custom field %p with %p: %p', ( rest, value, code ) => {
		expect( check( own( rest ), value ) ).toBe( code );
	} );
} );

describe( 'getFieldErrorMessage', () => {
	it.each< [ FieldErrorCode, string, string ] >( [
		[ 'missing', 'en_US', 'Please enter a valid ZIP Code' ],
		[ 'missing', 'de', 'Please enter a valid ZIP Code' ],
		[ 'missingState', 'en_US', 'Please select a ZIP Code' ],
		[ 'missingState', 'de_CH', 'Please select a ZIP Code' ],
		[
			'notChecked',
			'en_US',
			'Please check this box if you want to proceed.',
		],
		[ 'notSelected', 'en_US', 'Please select a valid option' ],
		[ 'missingCountry', 'en_US', 'Please select your country' ],
		[
			'billingNotAllowed',
			'en_US',
			'Sorry, we do not allow orders from the selected country',
		],
		[
			'shippingNotAllowed',
			'en_US',
			'Sorry, we do not ship orders to the selected country',
		],
		[ 'invalidEmail', 'en_US', 'Please enter a valid email address' ],
		[ 'invalidDate', 'de', 'ZIP Code must be a real date.' ],
		[ 'invalidPostcode', 'en_US', 'Please enter a valid postcode' ],
	] )( 'returns the message for %s in %s', ( code, locale, message ) => {
		expect(
			getFieldErrorMessage( code, own( { label: 'ZIP Code' } ), locale )
		).toBe( message );
	} );

	it( "uses the field's message if an option or a checkbox is required", () => {
		const field = own( { errorMessage: 'Do choose' } );
		expect( getFieldErrorMessage( 'notSelected', field, 'en' ) ).toBe(
			'Do choose'
		);
		expect( getFieldErrorMessage( 'notChecked', field, 'en' ) ).toBe(
			'Do choose'
		);
		expect( getFieldErrorMessage( 'missing', field, 'en' ) ).toBe(
			'Please enter a valid own'
		);
	} );
} );

describe( 'formatInlineLabel', () => {
	it.each( [
		[ 'ZIP Code', 'en_US', 'ZIP Code' ],
		[ 'Company VAT Number', 'en_US', 'company VAT Number' ],
		[ 'Tax ID', 'en_US', 'tax ID' ],
		[ 'Employer (UK)', 'en_US', 'employer (UK)' ],
		[ 'Postal Code', 'en_US', 'postal code' ],
		[ 'A Name', 'en_US', 'a name' ],
		[ 'Line\nOf UPS', 'en_US', 'line\nof UPS' ],
		[ 'Straße und Hausnummer', 'de', 'Straße und Hausnummer' ],
		[ 'Ort', 'de_AT', 'Ort' ],
		[ 'Ort', 'de_CH', 'Ort' ],
		[ 'Ort', 'de_DE_formal', 'Ort' ],
		[ 'Ort', 'de-DE', 'Ort' ],
		// Not German, despite its first letters.
		[ 'Desa', 'den_CA', 'desa' ],
		[ 'İl Adı', 'tr_TR', 'il adı' ],
		[ 'KDV Numarası', 'tr_TR', 'KDV Numarası' ],
		[ 'Código', 'pt_PT_ao90', 'código' ],
		[ 'City', '', 'city' ],
		[ 'City', 'no locale', 'city' ],
		[ '', 'en_US', 'field' ],
	] )( 'formats %p in %p as %p', ( label, locale, text ) => {
		expect( formatInlineLabel( label, locale ) ).toBe( text );
	} );
} );
