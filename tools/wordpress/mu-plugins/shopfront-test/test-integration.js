/** An add-on that registers filters and reads the blocks' data. */
( function () {
	const { blocksCheckout, wcSettings } = window.wc;
	const seen = ( window.testAddOns = window.testAddOns || {} );
	seen.integration = {
		data: wcSettings.getSetting( 'test-integration_data', null ),
	};
	blocksCheckout.registerCheckoutFilters( 'test-integration', {
		itemName: ( name ) => `${ name } (checked)`,
	} );
} )();
