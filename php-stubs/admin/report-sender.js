/** Sends the add-on report's figures to the site some seconds after the page has opened, and when the shop manager leaves. */
( () => {
	const { url, nonce } = window.shopfrontReportSender;
	const FIRST_AFTER_MS = 4000;
	let latest = null;

	const send = () =>
		window
			.fetch( url, {
				method: 'POST',
				keepalive: true,
				headers: {
					'Content-Type': 'application/json',
					'X-WP-Nonce': nonce,
				},
				body: JSON.stringify( {
					page: window.location.pathname,
					add_ons: latest.map( ( { names, script, figures } ) => ( {
						names,
						script,
						figures,
					} ) ),
				} ),
			} )
			// The report on the page doesn't need this copy.
			.catch( () => {} );

	document.addEventListener( 'shopfront-add-on-report', ( { detail } ) => {
		if ( ! latest ) {
			setTimeout( send, FIRST_AFTER_MS );
			window.addEventListener( 'pagehide', send );
		}
		latest = detail;
	} );
} )();
