/** @jest-environment node */
import { formatAddress } from '@shopfront/address';
import { ADDRESS_FORMATS, DEFAULT_ADDRESS_FORMAT } from './address-formats';

const COUNTRIES: Readonly< Record< string, string > > = {
	AU: 'Australia',
	BR: 'Brazil',
	DE: 'Germany',
	ES: 'Spain',
	FR: 'France',
	GB: 'United Kingdom',
	IN: 'India',
	IT: 'Italy',
	JP: 'Japan',
	US: 'United States (US)',
};
const STATES: Readonly< Record< string, Record< string, string > > > = {
	AU: { NSW: 'New South Wales' },
	IN: { MH: 'Maharashtra' },
	JP: { JP13: 'Tokyo' },
	US: { CA: 'California' },
};
const SETTINGS = {
	countries: COUNTRIES,
	countryData: Object.fromEntries(
		Object.keys( COUNTRIES ).map( ( country ) => [
			country,
			{
				allowBilling: true,
				allowShipping: true,
				locale: {},
				states: STATES[ country ] ?? {},
				format: ADDRESS_FORMATS[ country ],
			},
		] )
	),
	defaultAddressFormat: DEFAULT_ADDRESS_FORMAT,
};

// A folded address: the name and the lines, in each country's order.
it.each( [
	[
		'AU',
		[ '1 Pitt St', 'Sydney', 'NSW', '2000' ],
		'Ada Lovelace, 1 Pitt St, Sydney NSW 2000, Australia',
	],
	[
		'BR',
		[ 'Rua A 1', 'Recife', 'PE', '50000-000' ],
		'Ada Lovelace, Rua A 1, Recife, PE, 50000-000, Brazil',
	],
	[
		'DE',
		[ 'Hafenstraße 12', 'Berlin', '', '10115' ],
		'Ada Lovelace, Hafenstraße 12, 10115 Berlin, Germany',
	],
	[
		'ES',
		[ 'Calle 1', 'Madrid', 'Madrid', '28001' ],
		'Ada Lovelace, Calle 1, 28001 Madrid, Madrid, Spain',
	],
	[
		'FR',
		[ '1 rue A', 'Paris', '', '75001' ],
		'Ada Lovelace, 1 rue A, 75001 PARIS, France',
	],
	[
		'GB',
		[ '1 High St', 'Bath', '', 'BA1 1AA' ],
		'Ada Lovelace, 1 High St, Bath, BA1 1AA, United Kingdom',
	],
	[
		'IN',
		[ '1 MG Road', 'Mumbai', 'MH', '400001' ],
		'Ada Lovelace, 1 MG Road, Mumbai 400001, Maharashtra, India',
	],
	[
		'IT',
		[ 'Via Roma 1', 'Milano', 'MI', '20121' ],
		'Ada Lovelace, Via Roma 1, 20121, Milano, MI, Italy',
	],
	[
		'JP',
		[ '1-1', 'Chiyoda', 'JP13', '100-0001' ],
		'Ada Lovelace, 100-0001, Tokyo Chiyoda 1-1, Japan',
	],
	[
		'US',
		[ '12 Harbour St', 'San Francisco', 'CA', '94110' ],
		'Ada Lovelace, 12 Harbour St, San Francisco, CA 94110, United States (US)',
	],
] )(
	'begins an address line in %s with the part that distinguishes it',
	( country, [ street, city, state, postcode ], expected ) => {
		const { name, lines } = formatAddress(
			{
				first_name: 'Ada',
				last_name: 'Lovelace',
				address_1: street,
				city,
				state,
				postcode,
				country,
			},
			SETTINGS
		);
		expect( [ name, ...lines ].join( ', ' ) ).toBe( expected );
	}
);
