require( '../absent.cjs' ).absent( '@svgr/webpack' );
