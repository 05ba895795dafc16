/** The tests' own rules: what counts as a cycle of handles, and as a complaint of PHP. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findCycle } from './handle-tests.mjs';
import { unexpectedIn } from './php-log.mjs';

const script = ( ...deps ) => ( { deps } );

describe( 'findCycle', () => {
	test( 'finds no cycle where two handles need the same third', () =>
		assert.equal(
			findCycle(
				{ a: script( 'b', 'c' ), b: script( 'c' ), c: script() },
				[ 'a' ]
			),
			null
		) );

	test( 'names the handles of a cycle, and not those that lead to it', () =>
		assert.equal(
			findCycle(
				{
					page: script( 'settings' ),
					settings: script( 'types' ),
					types: script( 'ours' ),
					ours: script( 'settings' ),
				},
				[ 'page' ]
			),
			'settings > types > ours > settings'
		) );

	test( 'passes over handles that nobody registers', () =>
		assert.equal( findCycle( { a: script( 'gone' ) }, [ 'a' ] ), null ) );
} );

describe( 'unexpectedIn', () => {
	test( 'reports a complaint once, without its time', () =>
		assert.deepEqual(
			unexpectedIn(
				'[22-Nov-2026 12:00:00 UTC] PHP Warning:  a in x.php on line 1\n[22-Nov-2026 12:00:01 UTC] PHP Warning:  a in x.php on line 1\n'
			),
			[ 'PHP Warning:  a in x.php on line 1' ]
		) );

	test( 'leaves out what tests without a network bring about', () =>
		assert.deepEqual(
			unexpectedIn(
				'[22-Nov-2026 12:00:00 UTC] PHP Warning:  wp_update_themes(): An unexpected error occurred.\n'
			),
			[]
		) );
} );
