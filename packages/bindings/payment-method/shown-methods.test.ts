/** @jest-environment node */
import { nextShownMethods, type ShownMethods } from './shown-methods';

const EMPTY: ShownMethods = { names: [], slotCount: 0 };
const slots = ( slotCount: number, ...names: string[] ): ShownMethods => ( {
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
			'preserves the slots while availability is unknown',
			slots( 2 ),
			awaited( 2 ),
			slots( 2 ),
		],
		[
			'fills the slots',
			slots( 2 ),
			known( 'a', 'b' ),
			slots( 2, 'a', 'b' ),
		],
		[ 'preserves unused slots', slots( 3 ), known( 'a' ), slots( 3, 'a' ) ],
		[
			'preserves the slots if no method is available',
			slots( 2 ),
			known(),
			slots( 2 ),
		],
		[
			'fills empty slots once availability is known',
			slots( 1 ),
			known( 'a' ),
			slots( 1, 'a' ),
		],
		[
			'fills only the existing slots',
			slots( 1 ),
			known( 'a', 'b' ),
			slots( 1, 'a' ),
		],
		[
			'adds no method beside others',
			slots( 2, 'b' ),
			known( 'a', 'b' ),
			slots( 2, 'b' ),
		],
		[
			'removes no method from beside others',
			slots( 2, 'a', 'b' ),
			known( 'b' ),
			slots( 2, 'a', 'b' ),
		],
		[ 'adds no slots', EMPTY, known( 'a' ), EMPTY ],
		[
			'adds no slots for methods that are registered later',
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
		[ 'removes empty slots', slots( 2 ), known(), EMPTY ],
		[
			'removes unused slots',
			slots( 3, 'a' ),
			known( 'a' ),
			slots( 1, 'a' ),
		],
		[ 'adds slots', EMPTY, awaited( 2 ), slots( 2 ) ],
		[
			'adds a method beside others',
			slots( 2, 'b' ),
			known( 'a', 'b' ),
			slots( 2, 'a', 'b' ),
		],
		[
			'removes a method',
			slots( 2, 'a', 'b' ),
			known( 'b' ),
			slots( 1, 'b' ),
		],
	] )( '%s', ( _, before, now, after ) => {
		expect( nextShownMethods( before, now, false ) ).toEqual( after );
	} );
} );

it( 'returns the same object when nothing changes', () => {
	const before = slots( 2, 'a', 'b' );
	expect( nextShownMethods( before, known( 'a', 'b' ), false ) ).toBe(
		before
	);
	expect( nextShownMethods( before, known( 'b' ), true ) ).toBe( before );
} );
