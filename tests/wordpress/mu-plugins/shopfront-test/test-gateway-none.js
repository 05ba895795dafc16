/** A payment method that declares nothing, and relies on what stands before it. */
( function () {
	const seen = ( window.testAddOns = window.testAddOns || {} );
	seen.gatewayNone = typeof window.wc.wcBlocksRegistry.registerPaymentMethod;
} )();
