/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { createShop, type Shop } from '../app';

let folder: string;
let shop: Shop;
beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'shopfront-gallery-' ) );
	shop = createShop( {
		databasePath: ':memory:',
		buildFolder: '',
		galleryFolder: folder,
	} );
} );
afterEach( () => {
	shop.close();
	rmSync( folder, { recursive: true } );
} );

const open = async ( path: string ) => {
	const response = await shop.fetch(
		new Request( `http://shop.test${ path }` )
	);
	expect( response.status ).toBe( 200 );
	return new JSDOM( await response.text() ).window.document;
};

describe.each( [
	[ '/components/', 'overview' ],
	[ '/components/state/?state=button-disabled', 'state' ],
] )( '%s', ( path, kind ) => {
	it( 'loads the gallery and contains its element', async () => {
		writeFileSync(
			join( folder, 'manifest.json' ),
			JSON.stringify( {
				gallery: { js: [ 'gallery.js' ], css: [ 'gallery.css' ] },
			} )
		);
		writeFileSync( join( folder, 'gallery.js' ), 'show();' );
		const page = await open( path );
		expect(
			page.querySelector( `main [data-sf-gallery="${ kind }"]` )
		).not.toBeNull();
		expect(
			page.querySelector( 'link[href="/build/gallery/gallery.css"]' )
		).not.toBeNull();
		const script = page.querySelector( 'script[src*="gallery"]' );
		const answer = await shop.fetch(
			new Request(
				new URL(
					script?.getAttribute( 'src' ) ?? '',
					'http://shop.test'
				)
			)
		);
		expect( await answer.text() ).toBe( 'show();' );
		expect( page.body.textContent ).not.toContain( 'npm run build' );
	} );

	it( 'explains how to build it if it is missing', async () => {
		const page = await open( path );
		expect( page.body.textContent ).toContain( 'npm run build' );
	} );
} );

it( 'is found without the trailing slash, too', async () => {
	const { status, headers } = await shop.fetch(
		new Request( 'http://shop.test/components?dir=rtl' )
	);
	expect( status ).toBe( 302 );
	expect( headers.get( 'Location' ) ).toBe( '/components/?dir=rtl' );
} );

it( "isn't loaded by the shop's pages", async () => {
	const page = await open( '/cart/' );
	expect( page.documentElement.outerHTML ).not.toMatch(
		/data-sf-gallery=|build\/gallery/
	);
} );
