/** @jest-environment node */
import fc from 'fast-check';
import { stripTags, trimWords, type WordCountType } from '.';
import { countUnits } from './count-text';

const lengthOf = ( html: string, type: WordCountType = 'words' ): number =>
	[ ...countUnits( html, type ) ].at( -1 )?.count ?? 0;

describe( 'trimWords', () => {
	it.each( [
		[ 'One two three', 3, 'One two three' ],
		[ 'One two three', 2, 'One two…' ],
		[ '  One   two three', 2, '  One   two…' ],
		[ 'One two three', 0, '' ],
		[ '', 2, '' ],
		[ 'One two ', 2, 'One two ' ],
		[ '<p>One <b>two three</b></p>', 2, '<p>One <b>two…</b></p>' ],
		[ '<p>One <b>two</b> three</p>', 2, '<p>One <b>two…</b></p>' ],
		[ '<p>One two <b>three</b></p>', 2, '<p>One two…</p>' ],
		[ '<p>One two</p><p>three</p>', 2, '<p>One two…</p>' ],
		[ '<P>One <B>two three</B></P>', 2, '<P>One <B>two…</b></p>' ],
		// One word across tags and entities; two words across blocks, lines and non-breaking spaces.
		[ '<b>O</b>ne two three', 2, '<b>O</b>ne two…' ],
		[ 'R&amp;D two three', 2, 'R&amp;D two…' ],
		[ 'AT&T two three', 2, 'AT&T two…' ],
		[ '<p>One</p><p>two</p>three', 2, '<p>One</p><p>two…</p>' ],
		[ 'One<br>two<br/>three', 2, 'One<br>two…' ],
		[ 'One&nbsp;two\u00a0three', 2, 'One&nbsp;two…' ],
		// A `>` in an attribute doesn't end the tag.
		[
			'<a title="a > b" href="/">One two</a> three',
			2,
			'<a title="a > b" href="/">One two…</a>',
		],
		[ '5 < 6 and more', 3, '5 < 6…' ],
		[
			'One <!-- not a word --> two three',
			2,
			'One <!-- not a word --> two…',
		],
		[
			'One <script>not( "words" )</script>two three',
			2,
			'One <script>not( "words" )</script>two…',
		],
		// Stray and unclosed tags.
		[ '</b>One two three', 2, '</b>One two…' ],
		[ '<b>One <i>two</b> three', 2, '<b>One <i>two…</i></b>' ],
		[ 'One two <b unclosed', 2, 'One two <b unclosed' ],
	] )( 'trims %p after %d words to %p', ( html, limit, expected ) => {
		expect( trimWords( html, limit ) ).toBe( expected );
	} );

	it.each( [
		[ 'characters_excluding_spaces', 'ab c…' ],
		[ 'characters_including_spaces', 'ab…' ],
	] as const )(
		'counts %s for languages without spaces',
		( type, expected ) => {
			expect( trimWords( 'ab cde', 3, type ) ).toBe( expected );
		}
	);

	it( 'counts a grapheme as one character', () => {
		expect(
			trimWords( '日本&amp;語', 3, 'characters_excluding_spaces' )
		).toBe( '日本&amp;…' );
		expect(
			trimWords( 'e\u0301e\u0301', 1, 'characters_excluding_spaces' )
		).toBe( 'e\u0301…' );
	} );

	it( 'never exceeds the limit, and keeps the beginning', () => {
		const pieces = fc.array(
			fc.constantFrom(
				'word',
				' ',
				'<b>',
				'</b>',
				'<p>',
				'</p>',
				'<br>',
				'&amp;',
				'<',
				'>'
			)
		);
		fc.assert(
			fc.property(
				pieces,
				fc.integer( { min: 1, max: 10 } ),
				( parts, limit ) => {
					const html = parts.join( '' );
					const trimmed = trimWords( html, limit );
					expect( lengthOf( trimmed ) ).toBe(
						Math.min( limit, lengthOf( html ) )
					);
					expect( stripTags( html ) ).toContain(
						stripTags( trimmed ).replace( '…', '' )
					);
				}
			)
		);
	} );

	it( 'handles unclosed markup in linear time', () => {
		const hostile = '<a '.repeat( 50_000 );
		const start = performance.now();
		trimWords( hostile, 15 );
		expect( performance.now() - start ).toBeLessThan( 1000 );
	} );
} );

describe( 'text length', () => {
	it.each( [
		[ 'words', 3 ],
		[ 'characters_excluding_spaces', 8 ],
		[ 'characters_including_spaces', 10 ],
	] as const )( 'counts %s', ( type, expected ) => {
		expect( lengthOf( '<p>One <b>two</b> &amp;c</p>', type ) ).toBe(
			expected
		);
	} );
} );
