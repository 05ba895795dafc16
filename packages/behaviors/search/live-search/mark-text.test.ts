import fc from 'fast-check';
import { markText } from './mark-text';

/** Puts marked parts in brackets. */
const written = ( text: string, typed: string ) =>
	markText( text, typed )
		.map( ( part ) => ( part.isMarked ? `[${ part.text }]` : part.text ) )
		.join( '' );

it.each( [
	[ 'Stone Mug', 'mug', 'Stone [Mug]' ],
	[ 'Mug, mugs', 'MUG', '[Mug], [mug]s' ],
	[ 'Stone Mug', 'mug stone', '[Stone] [Mug]' ],
	[ 'Stone Mug', 'stone mug', '[Stone Mug]' ],
	[ 'Café au lait', 'cafe', '[Café] au lait' ],
	[ 'Cafe\u0301 bowl', 'café', '[Cafe\u0301] bowl' ],
	[ 'Mug (large)', '(large)', 'Mug [(large)]' ],
	[ 'a.c abc', 'a.c', '[a.c] abc' ],
	[ 'Mug', '', 'Mug' ],
	[ 'Mug', '.*', 'Mug' ],
	[ 'قِدر', 'قدر', '[قِدر]' ],
	[ 'İstanbul', 'istanbul', '[İstanbul]' ],
	[ 'Mug 😀', '\ud83d', 'Mug 😀' ],
] )( 'marks in %p the typed text %p', ( text, typed, expected ) => {
	expect( written( text, typed ) ).toBe( expected );
} );

it( 'never changes the text, and only marks typed text', () => {
	const text = fc.oneof(
		fc.string( { unit: 'binary', maxLength: 20 } ),
		fc.string( {
			unit: fc.constantFrom( ...'aAéÉße\u0301 .*<b>&' ),
			maxLength: 20,
		} )
	);
	fc.assert(
		fc.property( text, text, ( name, typed ) => {
			const parts = markText( name, typed );
			expect( parts.map( ( part ) => part.text ).join( '' ) ).toBe(
				name
			);
			expect(
				markText( name, ' ' ).some( ( part ) => part.isMarked )
			).toBe( false );
		} ),
		{ numRuns: 300 }
	);
} );
