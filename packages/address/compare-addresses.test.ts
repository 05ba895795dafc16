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

describe( 'values that are compared', () => {
	it.each( [
		[ 'city', '  London ', 'London' ],
		[ 'postcode', ' sw1a 1aa', 'SW1A1AA' ],
		[ 'email', ' ann@example.org ', 'ann@example.org' ],
		[ 'email', 'ann@', '' ],
		[ 'city', undefined, '' ],
		[ 'a/box', true, true ],
		[ 'a/box', false, false ],
	] )( '%s: %p counts as %p', ( field, value, counted ) => {
		expect( normaliseField( field, value ) ).toBe( counted );
	} );

	it( 'count the same with spaces around them', () => {
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

describe( 'two addresses', () => {
	it( 'differ in fields, not in spaces and case of the postcode', () => {
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

	it( 'are the same when only one says more', () => {
		expect( containsValues( ADDRESS, { city: 'London' } ) ).toBe( true );
		expect( containsValues( ADDRESS, { 'a/text': '' } ) ).toBe( true );
	} );
} );

describe( 'an e-mail address', () => {
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
	] )( '%p: %p', ( text, isOne ) => {
		expect( isEmail( text ) ).toBe( isOne );
	} );
} );
