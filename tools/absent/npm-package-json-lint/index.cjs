require( '../absent.cjs' ).absent( 'npm-package-json-lint' );
