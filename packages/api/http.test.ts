import { NO_HEADERS, readHeaders } from './http';

describe( 'headers', () => {
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
	] )( 'of %s are found by a name in any case', ( _what, source ) => {
		expect( readHeaders( source ).get( 'user-id' ) ).toBe( '7' );
		expect( readHeaders( source ).get( 'USER-ID' ) ).toBe( '7' );
		expect( readHeaders( source ).get( 'Nonce' ) ).toBeNull();
	} );

	it.each( [ null, undefined, 'Nonce: 1' ] )(
		'are empty in %j',
		( source ) => {
			expect( readHeaders( source ) ).toBe( NO_HEADERS );
		}
	);

	it( 'are empty in the empty list that PHP writes for no headers', () => {
		expect( readHeaders( [] ).get( 'Nonce' ) ).toBeNull();
	} );
} );
