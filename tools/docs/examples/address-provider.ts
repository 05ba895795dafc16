import type { AddressProvider } from '@shopfront/types';

const provider: AddressProvider = {
	id: 'my-add-on',
	canSearch: ( country ) => country === 'US',
	search: async ( query ) => [
		{
			id: '1',
			label: '1 Market Street, Springfield',
			matchedSubstrings: [ { offset: 0, length: query.length } ],
		},
	],
	select: async () => ( {
		address_1: '1 Market Street',
		city: 'Springfield',
		state: 'IL',
		postcode: '62701',
	} ),
};

window.wc.addressAutocomplete.providers[ provider.id ] = provider;
