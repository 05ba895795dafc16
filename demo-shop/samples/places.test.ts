/** @jest-environment node */
import { STATES } from '../cart/countries';
import { isPostcode } from '../../packages/address';
import {
	findPlaces,
	getAddress,
	LOOKUP_COUNTRIES,
	searchAddresses,
} from './places';

it.each( [
	[ 'US', '62701-1234', 'Springfield' ],
	[ 'DE', '10115', 'Berlin' ],
	[ 'JP', '100-0001', 'Chiyoda-ku' ],
] )( 'finds the place of %s %s', ( country, postcode, city ) => {
	expect( findPlaces( country, postcode ) ).toMatchObject( [ { city } ] );
} );

it( 'finds nothing for an unknown postcode or country', () => {
	expect( findPlaces( 'US', '00000' ) ).toEqual( [] );
	expect( findPlaces( 'FR', '75001' ) ).toEqual( [] );
	expect( LOOKUP_COUNTRIES ).toEqual( [ 'US', 'DE', 'JP' ] );
} );

it( 'has only valid postcodes and states', () => {
	const ids = Array.from( { length: 10 }, ( _, index ) => String( index ) );
	for ( const id of ids ) {
		const address = getAddress( id );
		expect( address && isPostcode( address ) ).toBe( true );
		expect( STATES[ address?.country ?? '' ] ).toHaveProperty(
			address?.state ?? ''
		);
	}
	expect( getAddress( '10' ) ).toBeNull();
} );

it( 'suggests addresses with their matching part', () => {
	expect( searchAddresses( 'US', 'market st' ) ).toHaveLength( 3 );
	expect( searchAddresses( 'US', '1 market st' )[ 0 ] ).toEqual( {
		id: '0',
		label: '1 Market Street, 62701 Springfield',
		matchedSubstrings: [ { offset: 0, length: 11 } ],
	} );
	expect( searchAddresses( 'DE', 'market' ) ).toEqual( [] );
	expect( searchAddresses( 'US', '' ) ).toEqual( [] );
} );
