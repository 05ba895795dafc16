/** @jest-environment node */
import fc from 'fast-check';
import { matchState, getStates } from '.';
import { getName } from './countries';
import { COUNTRY_DATA } from './test-fields';

const STATES = {
	BC: 'British Columbia',
	QC: 'Québec',
	LD: 'Łódzkie',
	DN: 'Đà Nẵng',
	// A name that is another's code.
	XX: 'bc',
	NONE: '',
};

describe( 'a typed state', () => {
	it.each( [
		[ 'BC', 'BC' ],
		[ 'bc', 'BC' ],
		[ ' British columbia ', 'BC' ],
		[ 'quebec', 'QC' ],
		[ 'QUÉBEC', 'QC' ],
		[ 'Que\u0301bec', 'QC' ],
		[ 'lodzkie', 'LD' ],
		[ 'Da Nang', 'DN' ],
	] )( '%p is %p', ( typed, code ) => {
		expect( matchState( typed, STATES ) ).toBe( code );
	} );

	it.each( [ '', '  ', '\u200b', 'Q', 'British', 'constructor' ] )(
		'%p is none',
		( typed ) => {
			expect( matchState( typed, STATES ) ).toBeUndefined();
		}
	);

	it( 'is found by its name, whatever letters are capitals', () => {
		const found = fc
			.constantFrom( 'BC', 'QC', 'LD', 'DN' )
			.chain( ( code ) =>
				fc.tuple(
					fc.constant( code ),
					fc.mixedCase( fc.constant( getName( code, STATES ) ) )
				)
			);
		fc.assert(
			fc.property( found, ( [ code, typed ] ) => {
				expect( matchState( typed, STATES ) ).toBe( code );
			} )
		);
	} );
} );

describe( 'the states of a country', () => {
	it( 'are those of the page, and none of a country that it does not name', () => {
		expect( getStates( 'JP', COUNTRY_DATA ) ).toEqual( {
			JP01: 'Hokkaido',
			JP13: 'Tokyo',
		} );
		for ( const country of [ '', 'XX', 'toString' ] ) {
			expect( getStates( country, COUNTRY_DATA ) ).toEqual( {} );
		}
	} );

	it( 'are the same object each time', () => {
		expect( getStates( 'XX', COUNTRY_DATA ) ).toBe(
			getStates( '', COUNTRY_DATA )
		);
	} );
} );
