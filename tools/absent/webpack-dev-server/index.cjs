require( '../absent.cjs' ).absent( 'webpack-dev-server' );
