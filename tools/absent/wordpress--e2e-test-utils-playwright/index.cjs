require( '../absent.cjs' ).absent( '@wordpress/e2e-test-utils-playwright' );
