import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findCycle } from './handle-tests.mjs';
import { unexpectedIn } from './php-log.mjs';

const script = ( ...deps ) => ( { deps } );

describe( 'findCycle', () => {
	test( 'finds no cycle if two handles depend on the same third one', () =>
		assert.equal(
			findCycle(
				{ a: script( 'b', 'c' ), b: script( 'c' ), c: script() },
				[ 'a' ]
			),
			null
		) );

	test( 'names the handles of a cycle, but not the handles that lead to it', () =>
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

	test( 'ignores unregistered handles', () =>
		assert.equal( findCycle( { a: script( 'gone' ) }, [ 'a' ] ), null ) );
} );

describe( 'unexpectedIn', () => {
	test( 'reports an error once, without its time', () =>
		assert.deepEqual(
			unexpectedIn(
				'[22-Nov-2026 12:00:00 UTC] PHP Warning:  a in x.php on line 1\n[22-Nov-2026 12:00:01 UTC] PHP Warning:  a in x.php on line 1\n'
			),
			[ 'PHP Warning:  a in x.php on line 1' ]
		) );

	test( 'ignores errors caused by the missing network', () =>
		assert.deepEqual(
			unexpectedIn(
				'[22-Nov-2026 12:00:00 UTC] PHP Warning:  wp_update_themes(): An unexpected error occurred.\n'
			),
			[]
		) );
} );
