/** @jest-environment node */
import { findPlatformNames } from './platform-names';
import { isTest, readSources } from './sources';

describe( 'platform names', () => {
	it.each( [
		[ `const store = 'wc/store/cart';`, 'wc/store/cart' ],
		[ 'const path = `/wc/store/v1/${ route }`;', '/wc/store/v1/' ],
		[
			`const code = 'woocommerce_rest_cart_error';`,
			'woocommerce_rest_cart_error',
		],
		[ `type Name = 'woocommerce/cart';`, 'woocommerce/cart' ],
		[ `const settings = page[ 'wcSettings' ];`, 'wcSettings' ],
		[
			'const event = `${ prefix }woocommerce/added`;',
			'woocommerce/added',
		],
		[ `on( 'wc-blocks_added_to_cart' );`, 'wc-blocks_added_to_cart' ],
		[ `__( 'Ask woocommerce', 'shopfront' );`, 'Ask woocommerce' ],
		[ `translate( 'Total', 'woocommerce' );`, 'woocommerce' ],
	] )( 'are found in %s', ( text, expected ) => {
		expect( findPlatformNames( 'a.ts', text ) ).toEqual( [ expected ] );
	} );

	it.each( [
		[ `const view = <p className="wc-block-cart woocommerce-message" />;` ],
		[
			`page.querySelector( '.wp-block-woocommerce-cart .wc-block-cart' );`,
		],
		[ `import { cart } from './woocommerce';` ],
		[ `// As woocommerce does.` ],
		[ `const settings = window.wcSettings;` ],
		[ `__( 'Total', 'woocommerce' );` ],
		[ `_n( '%d item', '%d items', count, 'woocommerce' );` ],
		[ `__( 'WooCommerce Cart Page', 'woocommerce' );` ],
	] )( 'are not found in %s', ( text ) => {
		expect( findPlatformNames( 'a.tsx', text ) ).toEqual( [] );
	} );

	it( 'are only in packages/names', () => {
		const found: Record< string, string[] > = {};
		for ( const folder of [ 'packages', 'blocks', 'assets' ] ) {
			for ( const [ file, text ] of readSources( folder ) ) {
				if (
					! /\.tsx?$/.test( file ) ||
					isTest( file ) ||
					file.startsWith( 'packages/names/' )
				) {
					continue;
				}
				const names = findPlatformNames( file, text );
				if ( names.length > 0 ) {
					found[ file ] = names;
				}
			}
		}
		expect( found ).toEqual( {} );
	} );
} );
