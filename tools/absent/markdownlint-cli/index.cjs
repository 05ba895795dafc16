require( '../absent.cjs' ).absent( 'markdownlint-cli' );
