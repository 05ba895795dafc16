/*
 * Looks up a postcode's city and state. The page asks once a postcode is complete, and fills in only what the shopper
 * hasn't entered.
 */
( ( { wcBlocksRegistry } ) => {
	wcBlocksRegistry.registerAddressLookup( {
		name: 'postcode-lookup',
		countries: [ 'US', 'DE', 'JP' ],
		lookup: async ( { country, postcode, signal } ) => {
			const query = new URLSearchParams( { country, postcode } );
			const reply = await fetch( `/demo/places?${ query }`, { signal } );
			if ( ! reply.ok ) {
				throw new Error( `The lookup replied ${ reply.status }.` );
			}
			return reply.json();
		},
	} );
} )( window.wc );
