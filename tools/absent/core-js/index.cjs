require( '../absent.cjs' ).absent( 'core-js' );
