import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupFigures } from './save-results.mjs';

const figure = ( subject, condition, name, value ) => ( {
	subject,
	condition,
	name,
	value,
} );

test( 'groups figures by page and condition, with four digits unless they are bytes', () => {
	assert.deepEqual(
		groupFigures( [
			figure( 'cart of 1', 'desktop', 'usableMs', 203.456789 ),
			figure( 'cart of 1', 'desktop', 'scriptBytes', 100123 ),
			figure( 'cart of 1', 'slow phone', 'usableMs', 667.04 ),
			figure( 'search', 'slow phone', 'keyToKnownMs', null ),
		] ),
		{
			'cart of 1': {
				desktop: { usableMs: 203.5, scriptBytes: 100123 },
				'slow phone': { usableMs: 667 },
			},
			search: { 'slow phone': { keyToKnownMs: null } },
		}
	);
} );
