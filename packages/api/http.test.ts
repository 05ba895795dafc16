/** @jest-environment node */
import { NO_HEADERS, readHeaders } from './http';

describe( 'readHeaders', () => {
	it.each( [
		[ 'an object', { 'User-ID': 7 } ],
		[
			'a Headers object',
			{
				get: ( name: string ) =>
					new Map( [ [ 'user-id', '7' ] ] ).get(
						name.toLowerCase()
					) ?? null,
			},
		],
	] )( 'finds a header of %s in any case', ( _title, source ) => {
		expect( readHeaders( source ).get( 'user-id' ) ).toBe( '7' );
		expect( readHeaders( source ).get( 'USER-ID' ) ).toBe( '7' );
		expect( readHeaders( source ).get( 'Nonce' ) ).toBeNull();
	} );

	it.each( [ null, undefined, 'Nonce: 1' ] )(
		'returns no headers for %j',
		( source ) => {
			expect( readHeaders( source ) ).toBe( NO_HEADERS );
		}
	);

	it( 'returns no headers for the empty array with which PHP says "no headers"', () => {
		expect( readHeaders( [] ).get( 'Nonce' ) ).toBeNull();
	} );
} );
