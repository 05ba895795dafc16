import { formatAddress, type AddressFields } from '.';
import { COUNTRY_DATA } from './test-fields';

const formats = {
	countries: { US: 'United States &amp; more', JP: 'Japan', GB: 'UK' },
	countryData: {
		...COUNTRY_DATA,
		US: {
			allowBilling: true,
			allowShipping: true,
			locale: {},
			states: { CA: 'California' },
			format: '{name}\n{company}\n{address_1}\n{address_2}\n{city}, {state_code} {postcode}\n{country}',
		},
		JP: {
			allowBilling: true,
			allowShipping: true,
			locale: {},
			states: { JP13: 'Tokyo' },
			format: '{postcode}\n{state} {city} {address_1}\n{address_2}\n{company}\n{last_name} {first_name}\n{country}',
		},
	},
	defaultAddressFormat: '{name}\n{address_1}\n{city_upper}\n{postcode_upper}',
};

it.each< [ string, AddressFields, string, string[] ] >( [
	[
		"in its country's format",
		{
			first_name: 'Ada',
			last_name: 'Lovelace',
			address_1: '1 Market St',
			city: 'San Francisco',
			state: 'CA',
			postcode: '94105',
			country: 'US',
		},
		'Ada Lovelace',
		[ '1 Market St', 'San Francisco, CA 94105', 'United States & more' ],
	],
	[
		'without commas for missing parts',
		{ postcode: '94105', country: 'US', state: 'CA' },
		'',
		[ 'CA 94105', 'United States & more' ],
	],
	[
		'with the name apart, wherever the format has it',
		{
			first_name: 'Hana',
			last_name: 'Sato',
			address_1: '1-1',
			city: 'Chiyoda',
			state: 'JP13',
			postcode: '100-0001',
			country: 'JP',
		},
		'Hana Sato',
		[ '100-0001', 'Tokyo Chiyoda 1-1', 'Japan' ],
	],
	[
		"in the shop's default format",
		{
			address_1: 'O&#039;Hare Rd',
			city: 'Bath',
			postcode: 'ba1',
			country: 'GB',
		},
		'',
		[ "O'Hare Rd", 'BATH', 'BA1' ],
	],
] )( 'formats an address %s', ( _, address, name, lines ) => {
	expect( formatAddress( address, formats ) ).toEqual( { name, lines } );
} );

it( 'renders one line per part if the page provides no format', () => {
	expect(
		formatAddress(
			{ address_1: 'A', city: 'B', country: 'GB' },
			{ ...formats, defaultAddressFormat: '' }
		).lines
	).toEqual( [ 'A', 'B', 'UK' ] );
} );
