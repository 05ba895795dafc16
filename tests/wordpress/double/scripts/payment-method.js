/** Stand-in for the platform's payment methods: registers the one that its file is named after. */
( function () {
	const { wcBlocksRegistry, wcSettings } = window.wc;
	// The double has no platform registry.
	if ( ! wcBlocksRegistry ) {
		return;
	}
	const { createElement } = window.wp.element;
	const [ , id ] = document.currentScript.src.match(
		/wc-payment-method-(\w+)\.js/
	);
	const data = wcSettings.getPaymentMethodData( id, {} );
	wcBlocksRegistry.registerPaymentMethod( {
		name: id,
		label: createElement( 'span', null, data.title ),
		ariaLabel: data.title,
		content: createElement( 'div', null, data.description ),
		edit: createElement( 'div', null, data.description ),
		canMakePayment: () => true,
		supports: { features: data.supports || [] },
	} );
} )();
