/** A postcode lookup for our checkout only. 42223 is in two states. */
( function () {
	const PLACES = {
		62701: [ { city: 'Springfield', state: 'IL' } ],
		42223: [
			{ city: 'Fort Campbell', state: 'KY' },
			{ city: 'Clarksville', state: 'Tennessee' },
		],
	};
	window.wc.wcBlocksRegistry.registerAddressLookup?.( {
		name: 'test-lookup',
		countries: [ 'US' ],
		lookup: async ( { postcode } ) => PLACES[ postcode ] ?? [],
	} );
} )();
