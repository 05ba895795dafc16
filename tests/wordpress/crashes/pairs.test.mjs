/** For the combinations that `npm run test:crashes` runs. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { choosePairs } from './pairs.mjs';

const COLUMNS = [
	[ 'a', 'b', 'c' ],
	[ '1', '2', '3', '4' ],
	[ 'x', 'y' ],
];

const hasPair = ( rows, a, x, b, y ) =>
	rows.some( ( row ) => row[ a ] === x && row[ b ] === y );

const missingPairs = ( rows ) =>
	COLUMNS.flatMap( ( values, a ) =>
		COLUMNS.slice( a + 1 ).flatMap( ( others, offset ) =>
			values.flatMap( ( x ) =>
				others.filter(
					( y ) => ! hasPair( rows, a, x, a + 1 + offset, y )
				)
			)
		)
	);

describe( 'choosePairs', () => {
	test( 'chooses rows that contain each pair of two columns', () => {
		const rows = choosePairs( COLUMNS );
		assert.deepEqual( missingPairs( rows ), [] );
		assert.ok( rows.length < 3 * 4 * 2 );
	} );

	test( 'adds only rows with pairs that the given rows lack', () => {
		const given = [ 'a', 'b', 'c' ].flatMap( ( first ) =>
			[ '1', '2', '3' ].flatMap( ( second ) =>
				[ 'x', 'y' ].map( ( third ) => [ first, second, third ] )
			)
		);
		const added = choosePairs( COLUMNS, given );
		assert.deepEqual( missingPairs( [ ...given, ...added ] ), [] );
		assert.ok( added.every( ( row ) => row[ 1 ] === '4' ) );
		assert.equal( added.length, 3 );
	} );
} );
