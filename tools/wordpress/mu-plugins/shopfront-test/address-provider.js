/** An address provider, registered with WooCommerce's function. */
( function () {
	window.testProviderIsRegistered =
		window.wc.addressAutocomplete.registerAddressAutocompleteProvider( {
			id: 'test-addresses',
			canSearch: ( country ) => country === 'US',
			search: async ( query ) => [
				{
					id: 'market',
					label: '1 Market Street, Springfield',
					matchedSubstrings: [ { offset: 2, length: query.length } ],
				},
			],
			select: async () => ( {
				address_1: '1 Market Street',
				city: 'Springfield',
				state: 'IL',
				postcode: '62701',
				country: 'US',
			} ),
		} );
} )();
