require( '../absent.cjs' ).absent( '@wordpress/npm-package-json-lint-config' );
