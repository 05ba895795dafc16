/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShop } from '../app';
import { visitShop, type TestBrowser } from './test-browser';

const NAMES = [
	'behaviors',
	'product-page',
	'review-rating',
	'grouped-form',
	'buy-now',
	'variable-product',
];

let browser: TestBrowser;
let folder: string;
beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'shopfront-behaviors-' ) );
	browser = visitShop(
		createShop( {
			databasePath: ':memory:',
			buildFolder: '',
			behaviorsFolder: folder,
		} )
	);
} );
afterEach( () => {
	browser.shop.close();
	rmSync( folder, { recursive: true } );
} );

/** Writes the build, and returns the behavior files that a page names. */
const filesOf = async ( path: string ): Promise< string[] > => {
	const entries = NAMES.map( ( name ) => [
		name,
		{ js: [ `${ name }.js` ], css: [] },
	] );
	writeFileSync(
		join( folder, 'manifest.json' ),
		JSON.stringify( Object.fromEntries( entries ) )
	);
	NAMES.forEach( ( name ) =>
		writeFileSync( join( folder, `${ name }.js` ), '' )
	);
	const { document } = await browser.open( path );
	return [ ...document.querySelectorAll( 'link, script' ) ].flatMap(
		( element ) => {
			const url =
				element.getAttribute( 'href' ) ?? element.getAttribute( 'src' );
			return url?.startsWith( '/build/behaviors/' ) ? [ url ] : [];
		}
	);
};

// A preload that the page never uses costs bytes and a console warning.
test.each( [
	[ 'a simple product', 'stone-mug', [ 'product-page' ] ],
	[ 'one with variations', 'linen-shirt', [ 'variable-product' ] ],
	[ 'a group', 'table-set', [ 'product-page', 'grouped-form' ] ],
	[ 'one that is out of stock', 'sold-out-desk', [ 'product-page' ] ],
] )(
	'the page of %s loads the script, and preloads what it uses',
	async ( _, slug, names ) => {
		const files = await filesOf( `/product/${ slug }/` );
		expect( files ).toEqual(
			[ ...names, 'behaviors' ].map(
				( name ) => `/build/behaviors/${ name }.js`
			)
		);
		for ( const file of files ) {
			expect( ( await browser.open( file ) ).status ).toBe( 200 );
		}
	}
);

test.each( [ '/', '/shop/?s=mug', '/cart/' ] )(
	'%s has products, and loads the script once',
	async ( path ) => {
		expect(
			( await filesOf( path ) ).filter( ( file ) =>
				file.endsWith( '/behaviors.js' )
			)
		).toHaveLength( 1 );
	}
);

test.each( [ '/terms/', '/classic/' ] )(
	'%s has the search alone, and loads no more than the script',
	async ( path ) => {
		expect(
			( await filesOf( path ) ).map( ( file ) => file.split( '/' ).pop() )
		).toEqual( [ 'behaviors.js' ] );
	}
);

test( 'the checkout loads no behaviors', async () => {
	expect( await filesOf( '/checkout/' ) ).toEqual( [] );
} );
