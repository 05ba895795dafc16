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
	// A name that equals the code of another state.
	XX: 'bc',
	NONE: '',
};

describe( 'matchState', () => {
	it.each( [
		[ 'BC', 'BC' ],
		[ 'bc', 'BC' ],
		[ ' British columbia ', 'BC' ],
		[ 'quebec', 'QC' ],
		[ 'QUÉBEC', 'QC' ],
		[ 'Que\u0301bec', 'QC' ],
		[ 'lodzkie', 'LD' ],
		[ 'Da Nang', 'DN' ],
	] )( 'matches %p to %p', ( typed, code ) => {
		expect( matchState( typed, STATES ) ).toBe( code );
	} );

	it.each( [ '', '  ', '\u200b', 'Q', 'British', 'constructor' ] )(
		'matches %p to no state',
		( typed ) => {
			expect( matchState( typed, STATES ) ).toBeUndefined();
		}
	);

	it( 'matches names in any letter case', () => {
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

describe( 'getStates', () => {
	it( "returns the page's states, and none for an unknown country", () => {
		expect( getStates( 'JP', COUNTRY_DATA ) ).toEqual( {
			JP01: 'Hokkaido',
			JP13: 'Tokyo',
		} );
		for ( const country of [ '', 'XX', 'toString' ] ) {
			expect( getStates( country, COUNTRY_DATA ) ).toEqual( {} );
		}
	} );

	it( 'returns the same object each time', () => {
		expect( getStates( 'XX', COUNTRY_DATA ) ).toBe(
			getStates( '', COUNTRY_DATA )
		);
	} );
} );
