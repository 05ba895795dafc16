import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getKeyMetrics } from './measure-checkout.mjs';

test( 'separates keys that write from keys that leave a field, and reports slow ones despite many fast ones', () => {
	const keys = Array.from( { length: 100 }, ( _, index ) => index + 1 );
	assert.deepEqual( getKeyMetrics( keys, [ 40, 90, 50 ] ), {
		keyToPaintP50Ms: 50,
		keyToPaintP95Ms: 95,
		leaveFieldToPaintP95Ms: 90,
	} );
} );
