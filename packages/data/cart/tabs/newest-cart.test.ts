/** @jest-environment node */
import fc from 'fast-check';
import type { CartTime } from './message';
import { createNewestCart } from './newest-cart';

const FIRST = { sentAt: 100, receivedAt: 200 };
const at = ( sentAt: number, receivedAt: number ) => ( { sentAt, receivedAt } );

it.each( [
	[ 'newer', at( 201, 300 ), true, false ],
	[ 'older', at( 50, 99 ), false, false ],
	[ 'of the same millisecond', at( 200, 300 ), false, true ],
	[ 'that overlaps', at( 150, 300 ), false, true ],
	[ 'within', at( 120, 180 ), false, true ],
] )(
	'a cart of another tab that is %s',
	( _title, time, isShown, isInDoubt ) => {
		const newest = createNewestCart( FIRST );
		expect( newest.add( time ) ).toBe( isShown );
		expect( newest.isInDoubt() ).toBe( isInDoubt );
	}
);

it( 'a cart requested after all others arrived ends the doubt', () => {
	const newest = createNewestCart( FIRST );
	newest.add( at( 150, 300 ) );
	newest.addOwn( at( 260, 290 ) );
	expect( newest.isInDoubt() ).toBe( true );
	expect( newest.add( at( 301, 310 ) ) ).toBe( true );
	expect( newest.isInDoubt() ).toBe( false );
} );

it( "a response to a request from before another tab's shown cart causes doubt", () => {
	const newest = createNewestCart( FIRST );
	newest.add( at( 220, 240 ) );
	newest.addOwn( at( 210, 250 ) );
	expect( newest.isInDoubt() ).toBe( true );
} );

it( 'an equal cart causes no doubt', () => {
	const newest = createNewestCart( FIRST );
	newest.addEqual( at( 150, 300 ) );
	expect( newest.isInDoubt() ).toBe( false );
	expect( newest.getTime() ).toEqual( at( 150, 300 ) );
} );

/** By the time at which the server calculated them, which tabs don't know. */
const carts = fc
	.array(
		fc.record( {
			calculatedAt: fc.integer( { min: 0, max: 60 } ),
			before: fc.integer( { min: 0, max: 20 } ),
			after: fc.integer( { min: 0, max: 20 } ),
		} ),
		{ minLength: 1, maxLength: 8 }
	)
	.map( ( list ) =>
		list.map( ( { calculatedAt, before, after } ) => ( {
			calculatedAt,
			time: at( calculatedAt - before, calculatedAt + after ),
		} ) )
	);

it( 'shows the newest of all carts in any order, or is in doubt', () => {
	fc.assert(
		fc.property( carts, ( list ) => {
			const newest = createNewestCart( at( -100, -99 ) );
			let shown: { calculatedAt: number; time: CartTime } | null = null;
			for ( const cart of list ) {
				if ( newest.add( cart.time ) ) {
					shown = cart;
				}
			}
			const last = Math.max(
				...list.map( ( { calculatedAt } ) => calculatedAt )
			);
			expect( newest.isInDoubt() || shown?.calculatedAt === last ).toBe(
				true
			);
		} )
	);
} );
