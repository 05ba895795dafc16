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

test( 'the classic listing loads the script of the build', async () => {
	expect( await scriptsOf( '/classic/' ) ).toEqual( [] );
	writeBuild();
	expect( await scriptsOf( '/classic/' ) ).toEqual( [
		'/build/standalone/add-to-cart.js',
	] );
} );

test.each( [ '/terms/', '/shop/', '/product/stone-mug/' ] )(
	'%s has no classic buttons and loads no script for them',
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
		sfUnreachable:
			'The server could not be reached. Please check your internet connection.',
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
