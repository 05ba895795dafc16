/*
 * Address suggestions, as written for the platform: the page calls `search` while the shopper types the first line of
 * an address, and `select` for the chosen suggestion.
 */
( ( { addressAutocomplete } ) => {
	const get = async ( values ) => {
		const query = new URLSearchParams( values );
		const reply = await fetch( `/demo/addresses?${ query }` );
		if ( ! reply.ok ) {
			throw new Error( `The provider replied ${ reply.status }.` );
		}
		return reply.json();
	};
	const id = 'demo-addresses';
	addressAutocomplete.providers[ id ] = {
		id,
		canSearch: ( country ) => [ 'US', 'DE', 'JP' ].includes( country ),
		search: ( query, country ) => get( { query, country } ),
		select: ( suggestion ) => get( { id: suggestion } ),
	};
} )( window.wc );
