import type { AddressPlace } from '@shopfront/types';

// Only Shopfront has it: WooCommerce's own blocks ignore the lookup.
window.wc.wcBlocksRegistry.registerAddressLookup?.( {
	name: 'my-add-on',
	countries: [ 'US' ],
	lookup: async ( { postcode, signal } ): Promise< AddressPlace[] > => {
		const reply = await fetch( `/my-add-on/${ postcode }.json`, {
			signal,
		} );
		return reply.json();
	},
} );
