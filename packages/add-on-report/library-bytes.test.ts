/** @jest-environment node */
import { createLibrarySizes } from './library-bytes';

const FILES = {
	'https://shop.test/build/jquery.1a2b3c4d.js': 30000,
	'https://shop.test/build/jquery-blockui.1a2b3c4d.js': 3000,
	'https://shop.test/build/wp-url.1a2b3c4d.js': 2000,
	'https://shop.test/other/jquery.js': 1,
};

const view = {
	performance: Object.assign( Object.create( performance ), {
		getEntriesByType: () =>
			Object.entries( FILES ).map( ( [ name, encodedBodySize ] ) => ( {
				name,
				encodedBodySize,
			} ) ),
	} ),
};

it( 'counts a library for the first add-on that declares it', () => {
	const getBytes = createLibrarySizes( view, [
		{ name: '/a.js', dependencies: [ 'wp-element' ] },
		{ name: '/b.js', dependencies: [ 'jquery', 'wp-url' ] },
		{ name: '/c.js', dependencies: [ 'wc-jquery-blockui', 'wp-url' ] },
	] );
	expect( [ '/a.js', '/b.js', '/c.js' ].map( getBytes ) ).toEqual( [
		0, 32000, 3000,
	] );
} );

it( "does not count libraries that WooCommerce's blocks load anyway", () => {
	const chunk = 'https://shop.test/build/blocks-components.1a2b3c4d.js';
	const getBytes = createLibrarySizes(
		{
			performance: Object.assign( Object.create( performance ), {
				getEntriesByType: () => [
					{ name: chunk, encodedBodySize: 20000 },
				],
			} ),
		},
		[ { name: '/a.js', dependencies: [ 'wc-blocks-checkout' ] } ]
	);
	expect( getBytes( '/a.js' ) ).toBe( 0 );
} );
