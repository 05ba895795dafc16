/** @jest-environment node */
import { isVersion, type VersionOperator } from './compare-versions';

it.each< [ string, VersionOperator, string, boolean ] >( [
	[ '7.1', '=', '7.1.0', true ],
	[ '7.1', '=', '7.1.1', false ],
	[ '7.10', '>', '7.9', true ],
	[ '7.9', '<', '7.10', true ],
	[ '7.1', '>=', '7.1', true ],
	[ '7.1', '<=', '7.1', true ],
	[ '7.1', '<', '7.1', false ],
	[ '7.1-beta2-50000', '<', '7.1', true ],
	[ '7.1-beta2', '>', '7.0.9', true ],
	[ '7.1-beta10', '>', '7.1-beta2', true ],
	[ '7.1-RC1', '>', '7.1-beta2', true ],
	[ 'v7.1', '=', '7.1', true ],
	[ '', '<', '7.1', true ],
] )( '%s %s %s: %s', ( version, operator, other, expected ) => {
	expect( isVersion( version, other, operator ) ).toBe( expected );
} );
