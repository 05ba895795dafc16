require( '../absent.cjs' ).absent( 'check-node-version' );
