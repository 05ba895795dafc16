/** A payment method that declares nothing, and relies on scripts that happen to load before it. */
( function () {
	const seen = ( window.testAddOns = window.testAddOns || {} );
	seen.gatewayNone = typeof window.wc.wcBlocksRegistry.registerPaymentMethod;
} )();
