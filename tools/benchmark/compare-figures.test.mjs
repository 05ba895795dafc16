import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFigures, isDifferent } from './compare-figures.mjs';

const rounds = ( ...pairs ) =>
	pairs.map( ( [ before, after ] ) => ( {
		page: 'cart',
		before: { usableMs: before },
		after: { usableMs: after },
	} ) );

test( 'a ratio is the median of the rounds, with the lowest and highest of them', () => {
	const [ figure ] = compareFigures(
		rounds( [ 100, 90 ], [ 200, 160 ], [ 100, 50 ] )
	);
	assert.deepEqual( figure, {
		page: 'cart',
		name: 'usableMs',
		before: 100,
		after: 90,
		ratio: 0.8,
		lowest: 0.5,
		highest: 0.9,
	} );
} );

test( 'rounds on a busy machine do not look like a difference between versions', () => {
	// Each version was as slow as its minute.
	const [ figure ] = compareFigures(
		rounds( [ 100, 101 ], [ 500, 490 ], [ 100, 100 ] )
	);
	assert.equal( figure.ratio, 1 );
	assert.equal( isDifferent( figure ), false );
} );

test( 'a difference needs the same direction in all rounds, and more than 2 percent', () => {
	const differs = ( ...pairs ) =>
		isDifferent( compareFigures( rounds( ...pairs ) )[ 0 ] );
	assert.equal( differs( [ 100, 80 ], [ 100, 90 ] ), true );
	assert.equal( differs( [ 100, 80 ], [ 100, 101 ] ), false );
	assert.equal( differs( [ 100, 101 ], [ 100, 101 ] ), false );
} );

test( 'nothing compared with nothing is no difference, and something is', () => {
	const shiftOf = ( before, after ) =>
		isDifferent( compareFigures( rounds( [ before, after ] ) )[ 0 ] );
	assert.equal( shiftOf( 0, 0 ), false );
	assert.equal( shiftOf( 0, 0.1 ), true );
} );
