/** @jest-environment node */
import { formatDestination } from '.';
import { COUNTRY_DATA } from './test-fields';

const NAMES = {
	countries: { JP: 'Japan', US: 'United States (US)' },
	countryData: COUNTRY_DATA,
};

describe( 'formatDestination', () => {
	it.each( [
		[
			'San Francisco',
			'CA',
			'94103',
			'US',
			'San Francisco, California, 94103, United States (US)',
		],
		[ '', 'JP13', '', 'JP', 'Tokyo, Japan' ],
		[ '', '', '', 'US', 'United States (US)' ],
		[ ' Rome ', '', '00118', '', 'Rome, 00118' ],
		// Codes without a name, and codes that are names of `Object.prototype`.
		[ '100 %s', 'Kent', '', 'XX', '100 %s, Kent, XX' ],
		[ '', 'constructor', '', 'toString', 'constructor, toString' ],
		[ '', '', ' ', '', '' ],
	] )(
		'formats %p, %p, %p, %p as %p',
		( city, state, postcode, country, line ) => {
			expect(
				formatDestination( { city, state, postcode, country }, NAMES )
			).toBe( line );
		}
	);
} );
