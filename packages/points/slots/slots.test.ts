import { hasValidFills } from './has-valid-fills';
import { createSlots } from './slots';

const element = document.createElement( 'div' );

it( 'knows places and fills by name, in their order', () => {
	const slots = createSlots();
	const first = slots.addPlace( 'a', { element, fillProps: { n: 1 } } );
	slots.addPlace( 'a', { element, fillProps: { n: 2 } } );
	const remove = slots.addFill( 'a' );
	expect(
		slots.getPlaces( 'a' ).map( ( { fillProps } ) => fillProps )
	).toEqual( [ { n: 1 }, { n: 2 } ] );
	expect( slots.getFills( 'a' ) ).toHaveLength( 1 );
	expect( slots.getPlaces( 'b' ) ).toBe( slots.getFills( 'c' ) );
	first.update( { n: 3 } );
	expect( slots.getPlaces( 'a' )[ 0 ] ).toEqual( {
		key: '1',
		element,
		fillProps: { n: 3 },
	} );
	first.remove();
	expect( slots.getPlaces( 'a' ) ).toEqual( [
		{ key: '2', element, fillProps: { n: 2 } },
	] );
	remove();
	expect( slots.getFills( 'a' ) ).toEqual( [] );
} );

it( 'tells of what changes, and of nothing else', () => {
	const slots = createSlots();
	const heard = jest.fn();
	const stop = slots.subscribe( heard );
	const place = slots.addPlace( 'a', { element, fillProps: { n: 1 } } );
	const before = slots.getPlaces( 'a' );
	place.update( { n: 1 } );
	expect( slots.getPlaces( 'a' ) ).toBe( before );
	expect( heard ).toHaveBeenCalledTimes( 1 );
	stop();
	place.remove();
	expect( heard ).toHaveBeenCalledTimes( 1 );
} );

it.each( [
	[ [], false ],
	[ [ null, false ], false ],
	[ [ null, {} ], true ],
	[ undefined, false ],
	[ {}, false ],
] )( 'tells whether %j would be shown', ( fills, expected ) => {
	expect( hasValidFills( fills ) ).toBe( expected );
} );
