require( '../absent.cjs' ).absent( 'url-loader' );
