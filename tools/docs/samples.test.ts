/** @jest-environment node */
import { applyDiff, findSampleProblems } from './samples';

describe( 'applyDiff', () => {
	it.each( [
		[ ' b\n+new', 'a\nb\nnew\nc' ],
		[ '+new\n b', 'a\nnew\nb\nc' ],
		[ '-b\n+new', 'a\nnew\nc' ],
		[ ' a\n+1\n c\n+2', 'a\n1\nb\nc\n2' ],
	] )( 'applies %j', ( diff, expected ) => {
		expect( applyDiff( 'a\nb\nc', diff ) ).toBe( expected );
	} );

	it( 'rejects a line that the file does not have', () => {
		expect( () => applyDiff( 'a', ' b\n+new' ) ).toThrow(
			'There is no line "b".'
		);
	} );
} );

it( 'finds no type errors in samples of READMEs and how-to pages', () => {
	expect( findSampleProblems() ).toEqual( [] );
	// The compiler reads most of the repository.
}, 120_000 );
