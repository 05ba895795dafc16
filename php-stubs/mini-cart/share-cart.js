/*
 * Lets the platform's product buttons and our badge share one request for the cart. Both send it when the page opens: the
 * buttons with each view, the badge if the cart has changed elsewhere. Each keeps the response to itself, so `fetch` hands
 * out copies.
 *
 * Plugins that optimize pages move this code, and put it into one file with other code: the badge's data has the address.
 */
( function () {
	const data = [
		...document.querySelectorAll(
			'script.sf-mini-cart-data[type="application/json"]'
		),
	].at( -1 );
	if ( ! data ) {
		return;
	}
	const address = JSON.parse( data.textContent ).apiUrl;
	/** Time after the response in which a request gets a copy, ms. Scripts start within it on slow computers too. */
	const SHARED_MS = 5000;
	/** Events after which a copy may be outdated. Captured at the window, before the badge reacts to them. */
	const CHANGES = [
		'wc-blocks_added_to_cart',
		'wc-blocks_removed_from_cart',
		'wc-blocks_store_sync_required',
		'storage',
		'pagehide',
	];
	const send = window.fetch;
	let response;
	let isOver = false;

	const end = () => {
		isOver = true;
		response = undefined;
		CHANGES.forEach( ( type ) =>
			window.removeEventListener( type, end, true )
		);
		// Another script may have replaced it after us, and would call ours.
		if ( window.fetch === share ) {
			window.fetch = send;
		}
	};
	const isForCart = ( input, { method = 'GET' } = {} ) =>
		input === address && method === 'GET';
	const isChange = ( input, { method } = {} ) =>
		( method ?? input?.method ?? 'GET' ) !== 'GET';

	function share( input, options ) {
		if ( ! isOver && isChange( input, options ) ) {
			end();
		}
		if ( isOver || ! isForCart( input, options ) ) {
			return send.call( window, input, options );
		}
		if ( ! response ) {
			response = send.call( window, input, options );
			response.then( () => setTimeout( end, SHARED_MS ), end );
		}
		return response.then( ( original ) => original.clone() );
	}

	window.fetch = share;
	CHANGES.forEach( ( type ) => window.addEventListener( type, end, true ) );
} )();
