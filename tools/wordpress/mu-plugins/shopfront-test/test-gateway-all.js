/** A payment method that declares every library. */
( function () {
	const seen = ( window.testAddOns = window.testAddOns || {} );
	seen.gatewayAll = Object.keys( window.wc ).sort();
} )();
