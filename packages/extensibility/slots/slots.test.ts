import { hasValidFills } from './has-valid-fills';
import { createSlots } from './slots';

const element = document.createElement( 'div' );

it( 'finds slots and fills by name, in order', () => {
	const slots = createSlots();
	const first = slots.addSlot( 'a', { element, fillProps: { n: 1 } } );
	slots.addSlot( 'a', { element, fillProps: { n: 2 } } );
	const remove = slots.addFill( 'a' );
	expect(
		slots.getSlots( 'a' ).map( ( { fillProps } ) => fillProps )
	).toEqual( [ { n: 1 }, { n: 2 } ] );
	expect( slots.getFills( 'a' ) ).toHaveLength( 1 );
	expect( slots.getSlots( 'b' ) ).toBe( slots.getFills( 'c' ) );
	first.update( { n: 3 } );
	expect( slots.getSlots( 'a' )[ 0 ] ).toEqual( {
		key: '1',
		element,
		fillProps: { n: 3 },
	} );
	first.remove();
	expect( slots.getSlots( 'a' ) ).toEqual( [
		{ key: '2', element, fillProps: { n: 2 } },
	] );
	remove();
	expect( slots.getFills( 'a' ) ).toEqual( [] );
} );

it( 'notifies subscribers of changes only', () => {
	const slots = createSlots();
	const listener = jest.fn();
	const stop = slots.subscribe( listener );
	const slot = slots.addSlot( 'a', { element, fillProps: { n: 1 } } );
	const before = slots.getSlots( 'a' );
	slot.update( { n: 1 } );
	expect( slots.getSlots( 'a' ) ).toBe( before );
	expect( listener ).toHaveBeenCalledTimes( 1 );
	stop();
	slot.remove();
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );

it.each( [
	[ [], false ],
	[ [ null, false ], false ],
	[ [ null, {} ], true ],
	[ undefined, false ],
	[ {}, false ],
] )( 'returns whether the fills %j render anything', ( fills, expected ) => {
	expect( hasValidFills( fills ) ).toBe( expected );
} );
