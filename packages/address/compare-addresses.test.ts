/** @jest-environment node */
import fc from 'fast-check';
import { getChangedFields, containsValues, isEmail, normaliseField } from '.';

const ADDRESS = {
	first_name: 'Ann',
	last_name: '',
	company: '',
	address_1: '1 Way',
	address_2: '',
	city: 'London',
	state: '',
	postcode: 'SW1A 1AA',
	country: 'GB',
	phone: '',
	email: 'ann@example.org',
};

describe( 'normaliseField', () => {
	it.each( [
		[ 'city', '  London ', 'London' ],
		[ 'postcode', ' sw1a 1aa', 'SW1A1AA' ],
		[ 'email', ' ann@example.org ', 'ann@example.org' ],
		[ 'email', 'ann@', '' ],
		[ 'city', undefined, '' ],
		[ 'a/box', true, true ],
		[ 'a/box', false, false ],
	] )( 'normalizes %s %p to %p', ( field, value, counted ) => {
		expect( normaliseField( field, value ) ).toBe( counted );
	} );

	it( 'ignores surrounding spaces', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( 'city', 'email', 'postcode' ),
				fc.string(),
				( field, text ) => {
					expect( normaliseField( field, ` ${ text }\t` ) ).toBe(
						normaliseField( field, text )
					);
				}
			)
		);
	} );
} );

describe( 'comparing addresses', () => {
	it( 'compares fields, ignoring spaces and the case of the postcode', () => {
		const wanted = {
			city: 'Leeds',
			postcode: 'sw1a1aa',
			country: 'GB ',
			email: 'bob@example.org',
			'a/box': true,
		};
		expect( getChangedFields( ADDRESS, wanted ) ).toEqual( [
			'city',
			'email',
			'a/box',
		] );
		expect( containsValues( ADDRESS, wanted ) ).toBe( false );
	} );

	it( 'ignores fields that only one address has, and missing empty fields', () => {
		expect( containsValues( ADDRESS, { city: 'London' } ) ).toBe( true );
		expect( containsValues( ADDRESS, { 'a/text': '' } ) ).toBe( true );
	} );
} );

describe( 'isEmail', () => {
	it.each( [
		[ 'ann@example.org', true ],
		[ "o'neil+shop@mail.example.co.uk", true ],
		[ 'ann@bücher.example', true ],
		[ 'ann', false ],
		[ 'ann@', false ],
		[ '@example.org', false ],
		[ 'ann@example', false ],
		[ 'ann@example.', false ],
		[ 'ann@.org', false ],
		[ 'ann@@example.org', false ],
		[ 'ann smith@example.org', false ],
		[ '', false ],
	] )( 'returns for %p: %p', ( text, isOne ) => {
		expect( isEmail( text ) ).toBe( isOne );
	} );
} );
