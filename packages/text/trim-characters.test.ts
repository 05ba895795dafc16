import { trimCharacters } from '.';
import { graphemesOf } from './graphemes';

const FAMILY = '👩‍👩‍👧';
const ACCENT = 'e\u0301';
const FLAG = '🇩🇪';
const WAVE = '👋🏽';

/** Runs with the browser's own segmenter, and as in a browser that has none. */
const withoutSegmenter = ( test: () => void ) => {
	const segmenter = Object.getOwnPropertyDescriptor( Intl, 'Segmenter' );
	Object.defineProperty( Intl, 'Segmenter', {
		value: undefined,
		configurable: true,
	} );
	try {
		test();
	} finally {
		Object.defineProperty( Intl, 'Segmenter', segmenter ?? {} );
	}
};

describe( 'trimCharacters', () => {
	it.each( [
		[ 'short', 100, 'short' ],
		[ 'abcdef', 6, 'abcdef' ],
		[ 'abcdef', 5, 'abcde...' ],
		[ '', 5, '' ],
		[ FAMILY.repeat( 3 ), 2, `${ FAMILY }${ FAMILY }...` ],
		[ FAMILY.repeat( 2 ), 2, FAMILY.repeat( 2 ) ],
	] )( 'cuts %p at %d to %p', ( text, limit, expected ) => {
		expect( trimCharacters( text, limit ) ).toBe( expected );
	} );

	it( 'keeps a hundred characters, unless told otherwise', () => {
		expect( trimCharacters( 'a'.repeat( 101 ) ) ).toBe(
			`${ 'a'.repeat( 100 ) }...`
		);
		expect( trimCharacters( 'abc', 2, '…' ) ).toBe( 'ab…' );
	} );

	it( 'sees the same characters without a segmenter', () => {
		const text = `a${ ACCENT }${ FAMILY }${ FLAG }${ WAVE }\n語`;
		const expected = [ 'a', ACCENT, FAMILY, FLAG, WAVE, '\n', '語' ];
		expect( graphemesOf( text ) ).toEqual( expected );
		withoutSegmenter( () => {
			expect( graphemesOf( text ) ).toEqual( expected );
			expect( graphemesOf( '' ) ).toEqual( [] );
		} );
	} );
} );
