import { nextShownMethods, type ShownMethods } from './shown-methods';

const EMPTY: ShownMethods = { names: [], slotCount: 0 };
const room = ( slotCount: number, ...names: string[] ): ShownMethods => ( {
	names,
	slotCount,
} );
const known = ( ...available: string[] ) => ( {
	available,
	slotCount: available.length,
} );
const awaited = ( slotCount: number ) => ( { available: [], slotCount } );

describe( 'while in view', () => {
	it.each( [
		[
			'keeps the room while answers are awaited',
			room( 2 ),
			awaited( 2 ),
			room( 2 ),
		],
		[ 'fills the room', room( 2 ), known( 'a', 'b' ), room( 2, 'a', 'b' ) ],
		[
			'keeps room that is not needed',
			room( 3 ),
			known( 'a' ),
			room( 3, 'a' ),
		],
		[
			'keeps the room when no method is available',
			room( 2 ),
			known(),
			room( 2 ),
		],
		[
			'fills the empty room with a late answer',
			room( 1 ),
			known( 'a' ),
			room( 1, 'a' ),
		],
		[
			'fills the room only as far as it reaches',
			room( 1 ),
			known( 'a', 'b' ),
			room( 1, 'a' ),
		],
		[
			'adds no method beside others',
			room( 2, 'b' ),
			known( 'a', 'b' ),
			room( 2, 'b' ),
		],
		[
			'takes no method from beside others',
			room( 2, 'a', 'b' ),
			known( 'b' ),
			room( 2, 'a', 'b' ),
		],
		[ 'opens no room', EMPTY, known( 'a' ), EMPTY ],
		[
			'opens no room for methods that are registered late',
			EMPTY,
			awaited( 1 ),
			EMPTY,
		],
	] )( '%s', ( _, before, now, after ) => {
		expect( nextShownMethods( before, now, true ) ).toEqual( after );
	} );
} );

describe( 'while out of view', () => {
	it.each( [
		[ 'closes the empty room', room( 2 ), known(), EMPTY ],
		[
			'closes room that is not needed',
			room( 3, 'a' ),
			known( 'a' ),
			room( 1, 'a' ),
		],
		[ 'opens the room', EMPTY, awaited( 2 ), room( 2 ) ],
		[
			'adds a method beside others',
			room( 2, 'b' ),
			known( 'a', 'b' ),
			room( 2, 'a', 'b' ),
		],
		[
			'takes a method away',
			room( 2, 'a', 'b' ),
			known( 'b' ),
			room( 1, 'b' ),
		],
	] )( '%s', ( _, before, now, after ) => {
		expect( nextShownMethods( before, now, false ) ).toEqual( after );
	} );
} );

it( 'returns the same object when nothing changes', () => {
	const before = room( 2, 'a', 'b' );
	expect( nextShownMethods( before, known( 'a', 'b' ), false ) ).toBe(
		before
	);
	expect( nextShownMethods( before, known( 'b' ), true ) ).toBe( before );
} );
