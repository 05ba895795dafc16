/** @jest-environment node */
import {
	fieldsFor,
	labelInSentence,
	problemMessage,
	validateField,
	type AddressFormField,
	type AddressKind,
	type AddressValue,
	type FieldProblem,
} from '.';
import { COUNTRY_DATA, DEFAULT_FIELDS } from './test-fields';

const NOWHERE = { country: '', state: '', city: '', postcode: '' };

const fieldOf = ( key: string, country: string ): AddressFormField => {
	const [ field ] = fieldsFor( country, {
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
	address: Partial< typeof NOWHERE > = {},
	kind: AddressKind = 'shipping'
) =>
	validateField( field, value, {
		kind,
		address: { ...NOWHERE, ...address },
		countryData: COUNTRY_DATA,
	} );

describe( 'what is wrong with a field of an address', () => {
	it.each< [ string, string, string, FieldProblem | null ] >( [
		// Country, field, value, problem.
		[ 'US', 'city', 'Paris', null ],
		[ 'US', 'city', '', 'missing' ],
		[ 'US', 'city', '  ', 'missing' ],
		[ 'US', 'postcode', '94103', null ],
		[ 'US', 'postcode', '', 'missing' ],
		[ 'US', 'postcode', 'K1A 0B1', 'badPostcode' ],
		[ 'HK', 'postcode', '', null ],
		[ '', 'postcode', 'anything', null ],
		[ 'US', 'state', 'CA', null ],
		[ 'US', 'state', 'california', null ],
		[ 'US', 'state', '', 'noState' ],
		[ 'US', 'state', 'JP13', 'noState' ],
		[ '', 'state', '', null ],
		[ '', 'state', 'CA', null ],
		[ 'GB', 'state', '', null ],
		[ 'GB', 'state', 'Kent', null ],
		[ 'NZ', 'state', '', 'noState' ],
		// Hidden.
		[ 'AT', 'state', '', null ],
		[ 'AT', 'state', 'CA', null ],
	] )( 'in %p: %s %p: %p', ( country, key, value, problem ) => {
		const address = { country, [ key ]: value };
		expect( check( fieldOf( key, country ), value, address ) ).toBe(
			problem
		);
	} );

	it.each< [ string, AddressKind, FieldProblem | null ] >( [
		[ 'US', 'billing', null ],
		[ 'US', 'shipping', null ],
		[ 'JP', 'billing', 'notBilledTo' ],
		[ 'JP', 'shipping', null ],
		[ 'HK', 'billing', null ],
		[ 'HK', 'shipping', 'notShippedTo' ],
		[ 'XX', 'billing', 'notBilledTo' ],
		[ 'XX', 'shipping', 'notShippedTo' ],
		[ 'constructor', 'shipping', 'notShippedTo' ],
	] )( 'with %p for %s: %p', ( country, kind, problem ) => {
		expect(
			check( fieldOf( 'country', country ), country, { country }, kind )
		).toBe( problem );
	} );

	it.each( [ 'city', 'state', 'postcode' ] )(
		'a country is wanted once there is a %s',
		( key ) => {
			const field = { ...fieldOf( 'country', '' ), required: false };
			expect( check( field, '', { [ key ]: 'x' } ) ).toBe( 'noCountry' );
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
			FieldProblem | null,
		]
	>( [
		[ {}, undefined, 'missing' ],
		[ { required: false }, undefined, null ],
		[ { hidden: true }, undefined, null ],
		[ { type: 'tel' }, '', 'missing' ],
		[ { type: 'email' }, '', 'badEmail' ],
		[ { type: 'email' }, 'ann@', 'badEmail' ],
		[ { type: 'email', required: false }, 'ann@', 'badEmail' ],
		[ { type: 'email', required: false }, '', null ],
		[ { type: 'email' }, ' ann@example.org ', null ],
		[ { type: 'checkbox' }, false, 'notTicked' ],
		[ { type: 'checkbox' }, '', 'notTicked' ],
		[ { type: 'checkbox' }, undefined, 'notTicked' ],
		[ { type: 'checkbox' }, 'yes', 'notTicked' ],
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
	] )( 'of its own %p with %p: %p', ( rest, value, problem ) => {
		expect( check( own( rest ), value ) ).toBe( problem );
	} );
} );

describe( 'the words for it', () => {
	it.each< [ FieldProblem, string, string ] >( [
		[ 'missing', 'en_US', 'Please enter a valid zip code' ],
		[ 'missing', 'de', 'Please enter a valid ZIP Code' ],
		[ 'noState', 'en_US', 'Please select a zip code' ],
		[ 'noState', 'de_CH', 'Please select a ZIP Code' ],
		[
			'notTicked',
			'en_US',
			'Please check this box if you want to proceed.',
		],
		[ 'notSelected', 'en_US', 'Please select a valid option' ],
		[ 'noCountry', 'en_US', 'Please select your country' ],
		[
			'notBilledTo',
			'en_US',
			'Sorry, we do not allow orders from the selected country',
		],
		[
			'notShippedTo',
			'en_US',
			'Sorry, we do not ship orders to the selected country',
		],
		[ 'badEmail', 'en_US', 'Please enter a valid email address' ],
		[ 'badPostcode', 'en_US', 'Please enter a valid postcode' ],
	] )( '%s in %s', ( problem, locale, message ) => {
		expect(
			problemMessage( problem, own( { label: 'ZIP Code' } ), locale )
		).toBe( message );
	} );

	it( 'are those of the field, where an option or a tick is wanted', () => {
		const field = own( { errorMessage: 'Do choose' } );
		expect( problemMessage( 'notSelected', field, 'en' ) ).toBe(
			'Do choose'
		);
		expect( problemMessage( 'notTicked', field, 'en' ) ).toBe(
			'Do choose'
		);
		expect( problemMessage( 'missing', field, 'en' ) ).toBe(
			'Please enter a valid own'
		);
	} );
} );

describe( 'a label in a sentence', () => {
	it.each( [
		[ 'ZIP Code', 'en_US', 'zip code' ],
		[ 'Straße und Hausnummer', 'de', 'Straße und Hausnummer' ],
		[ 'Ort', 'de_AT', 'Ort' ],
		[ 'Ort', 'de_CH', 'Ort' ],
		[ 'Ort', 'de_DE_formal', 'Ort' ],
		[ 'Ort', 'de-DE', 'Ort' ],
		// Not German, for all its first letters.
		[ 'Desa', 'den_CA', 'desa' ],
		[ 'İL', 'tr_TR', 'il' ],
		[ 'Código', 'pt_PT_ao90', 'código' ],
		[ 'City', '', 'city' ],
		[ 'City', 'no locale', 'city' ],
		[ '', 'en_US', 'field' ],
	] )( '%p in %p is %p', ( label, locale, text ) => {
		expect( labelInSentence( label, locale ) ).toBe( text );
	} );
} );
