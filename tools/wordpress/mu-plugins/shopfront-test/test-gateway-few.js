/** A payment method that uses an undeclared library. */
( function () {
	const { wcBlocksData, wcBlocksRegistry } = window.wc;
	const { createElement } = window.wp.element;
	const seen = ( window.testAddOns = window.testAddOns || {} );
	seen.gatewayFew = { cartStore: typeof wcBlocksData.CART_STORE_KEY };
	wcBlocksRegistry.registerPaymentMethod( {
		name: 'test-gateway-few',
		label: createElement( 'span', null, 'Test gateway' ),
		ariaLabel: 'Test gateway',
		content: createElement( 'div' ),
		edit: createElement( 'div' ),
		canMakePayment: () => true,
		supports: { features: [ 'products' ] },
	} );
} )();
