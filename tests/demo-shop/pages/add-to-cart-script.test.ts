/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestBrowser, type TestBrowser } from './test-browser';

let browser: TestBrowser;
let buildFolder: string;
beforeEach( () => {
	buildFolder = mkdtempSync( join( tmpdir(), 'shopfront-build-' ) );
	browser = createTestBrowser( buildFolder );
} );
afterEach( () => {
	browser.shop.close();
	rmSync( buildFolder, { recursive: true } );
} );

const writeBuild = () =>
	writeFileSync(
		join( buildFolder, 'manifest.json' ),
		'{ "add-to-cart": { "js": [ "add-to-cart.js" ], "css": [] } }'
	);

const scriptsOf = async ( path: string ) =>
	[
		...( await browser.open( path ) ).document.querySelectorAll(
			'script[src*="add-to-cart"]'
		),
	].map( ( script ) => script.getAttribute( 'src' ) );

test.each( [ '/', '/shop/', '/product/stone-mug/', '/classic/', '/cart/' ] )(
	'%s loads the script of the build',
	async ( path ) => {
		expect( await scriptsOf( path ) ).toEqual( [] );
		writeBuild();
		expect( await scriptsOf( path ) ).toEqual( [
			'/build/standalone/add-to-cart.js',
		] );
	}
);

test.each( [ '/terms/', '/my-account/', '/demo/', '/shop/?s=zzz' ] )(
	'%s has no product to add and loads no script for it',
	async ( path ) => {
		writeBuild();
		expect( await scriptsOf( path ) ).toEqual( [] );
	}
);

test( 'forms have the texts and links that the script needs', async () => {
	const data = async ( path: string, id: number ) => {
		const { document } = await browser.open( path );
		const form = document.querySelector< HTMLElement >(
			`form[data-sf-add="${ id }"]`
		);
		return { ...form?.dataset };
	};
	const expected = {
		sfAdd: '26',
		sfAdded: '“Stone Mug” has been added to your cart.',
		sfLost: 'The connection was lost. Look in your cart before you try again.',
		sfOffline:
			'You are offline. The product is added when the connection returns.',
		sfViewCart: 'View cart',
		sfCartUrl: '/cart/',
	};
	expect( await data( '/shop/', 26 ) ).toEqual( expected );
	expect( await data( '/product/stone-mug/', 26 ) ).toEqual( expected );
	await browser.post( '/demo/options', { redirectAfterAdd: true } );
	expect( await data( '/shop/', 26 ) ).toEqual( {
		...expected,
		sfRedirect: '/cart/',
	} );
} );
