/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { createTestBrowser, type TestBrowser } from './test-browser';
import { isRecord } from '../is-record';

let browser: TestBrowser;
let buildFolder: string;
beforeEach( () => {
	buildFolder = mkdtempSync( join( tmpdir(), 'shopfront-build-' ) );
	writeFileSync(
		join( buildFolder, 'manifest.json' ),
		JSON.stringify( {
			frontend: {
				js: [ 'frontend.js' ],
				css: [],
				lazy: {
					cart: { js: [ 'cart.0123abcd.js' ], css: [ 'cart.css' ] },
				},
			},
		} )
	);
	writeFileSync( join( buildFolder, 'frontend.js' ), 'first();' );
	writeFileSync( join( buildFolder, 'cart.0123abcd.js' ), 'second();' );
	browser = createTestBrowser( buildFolder );
} );
afterEach( () => {
	browser.shop.close();
	rmSync( buildFolder, { recursive: true } );
} );

const settingsOf = ( text: string ): Record< string, unknown > => {
	const encoded =
		/var wcSettings = JSON\.parse\( decodeURIComponent\( '([^']*)' \) \);/.exec(
			text
		)?.[ 1 ];
	const settings: unknown = JSON.parse( decodeURIComponent( encoded ?? '' ) );
	return isRecord( settings ) ? settings : {};
};

const recordedSettings = (): Record< string, unknown > => {
	const file = join(
		__dirname,
		'../../tests/contract/recordings/settings-cart.json'
	);
	const page: unknown = JSON.parse( readFileSync( file, 'utf8' ) );
	return isRecord( page ) && isRecord( page.wcSettings )
		? page.wcSettings
		: {};
};

const typeOf = ( value: unknown ) =>
	Array.isArray( value ) ? 'list' : typeof value;

test( 'names its server times where the option asks for them', async () => {
	const timing = async () =>
		( await browser.open( '/cart/' ) ).headers.get( 'Server-Timing' );
	expect( await timing() ).toBeNull();
	await browser.post( '/demo/options', { serverTiming: true } );
	const time = /[\d.]+/.source;
	expect( await timing() ).toMatch(
		new RegExp(
			`^cart;dur=${ time },first-paint;dur=${ time },total;dur=${ time };`
		)
	);
} );

test( 'prints settings with the keys and types of the recorded page', async () => {
	const settings = settingsOf( ( await browser.open( '/cart/' ) ).text );
	const missing = Object.entries( recordedSettings() ).filter(
		( [ key, value ] ) => typeOf( settings[ key ] ) !== typeOf( value )
	);
	expect( missing.map( ( [ key ] ) => key ) ).toEqual( [
		// Their blocks aren't on this page.
		'hasFilterableProducts',
		'isRenderingPhpTemplate',
		'loopShopPerPage',
		'minColumns',
		'maxColumns',
		'defaultColumns',
		'minRows',
		'maxRows',
		'defaultRows',
	] );
} );

test( 'prints countries, fields and pages as recorded', async () => {
	const recorded = recordedSettings();
	await browser.post( '/demo/options', {
		paymentMethods: [ 'cod', 'bacs', 'cheque' ],
	} );
	const settings = settingsOf( ( await browser.open( '/cart/' ) ).text );
	expect( settings.defaultFields ).toEqual( recorded.defaultFields );
	expect( settings.addressFieldsLocations ).toEqual(
		recorded.addressFieldsLocations
	);
	expect( settings.currency ).toEqual( recorded.currency );
	expect( settings.paymentMethodSortOrder ).toEqual(
		recorded.paymentMethodSortOrder
	);
	expect( settings.countries ).toEqual(
		expect.objectContaining( recorded.countries )
	);
	// The recording has only two US states.
	const withoutStates = ( all: unknown, code: string ) =>
		isRecord( all ) && isRecord( all[ code ] )
			? { ...all[ code ], states: code === 'US' || all[ code ].states }
			: null;
	for ( const code of [ 'CA', 'DE', 'GB', 'IE', 'JP', 'US' ] ) {
		expect( withoutStates( settings.countryData, code ) ).toEqual(
			withoutStates( recorded.countryData, code )
		);
	}
	expect( settings[ 'page-7' ] ).toBe( 'http://shop.test/checkout/' );
} );

test( 'embeds the cart with the headers of its reply', async () => {
	await browser.send( '/cart/add', {
		'add-to-cart': '26',
		quantity: '2',
		back: '/cart/',
	} );
	const { document } = await browser.open( '/cart/' );
	const preload: unknown = JSON.parse(
		document.getElementById( 'sf-preload' )?.textContent ?? ''
	);
	expect( preload ).toEqual( {
		'/wc/store/v1/cart': {
			body: expect.objectContaining( { items_count: 2 } ),
			headers: expect.objectContaining( {
				Nonce: expect.stringMatching( /^[0-9a-f]{10}$/ ),
				'Cart-Token': expect.any( String ),
				'Cart-Hash': expect.stringMatching( /^[0-9a-f]{32}$/ ),
			} ),
		},
	} );
} );

test( 'escapes product texts so that they cannot close the script element', async () => {
	await browser.send( '/cart/add', {
		'add-to-cart': '110',
		quantity: '1',
		back: '/cart/',
	} );
	const { document, text } = await browser.open( '/cart/' );
	const preload = document.getElementById( 'sf-preload' )?.textContent ?? '';
	expect( preload ).not.toContain( '<' );
	expect( JSON.parse( preload ) ).toHaveProperty( [
		'/wc/store/v1/cart',
		'body',
		'items',
		0,
		'name',
	] );
	expect( text ).not.toMatch( /onload=/ );
} );

const tree = ( element: Element ): unknown[] => {
	return [ ...element.children ].flatMap( ( child ) => {
		const name = child.getAttribute( 'data-block-name' );
		return name
			? [ [ name.replace( 'woocommerce/', '' ), ...tree( child ) ] ]
			: [];
	} );
};

test( 'renders the inner blocks of a new cart page in the container', async () => {
	const { document } = await browser.open( '/cart/' );
	const container = document.querySelector( '.wp-block-woocommerce-cart' );
	expect( container?.className ).toBe(
		'wp-block-woocommerce-cart alignwide is-loading'
	);
	expect( container?.getAttribute( 'data-block-name' ) ).toBe(
		'woocommerce/cart'
	);
	expect( container?.getAttribute( 'data-checkout-page-id' ) ).toBe( '7' );
	expect( container && tree( container ) ).toEqual( [
		[
			'filled-cart-block',
			[
				'cart-items-block',
				[ 'cart-line-items-block' ],
				[
					'cart-cross-sells-block',
					[ 'cart-cross-sells-products-block' ],
				],
			],
			[
				'cart-totals-block',
				[
					'cart-order-summary-block',
					[ 'cart-order-summary-heading-block' ],
					[ 'cart-order-summary-coupon-form-block' ],
					[
						'cart-order-summary-totals-block',
						[ 'cart-order-summary-subtotal-block' ],
						[ 'cart-order-summary-fee-block' ],
						[ 'cart-order-summary-discount-block' ],
						[ 'cart-order-summary-shipping-block' ],
						[ 'cart-order-summary-taxes-block' ],
					],
				],
				[ 'cart-express-payment-block' ],
				[ 'proceed-to-checkout-block' ],
				[ 'cart-accepted-payment-methods-block' ],
			],
		],
		[ 'empty-cart-block' ],
	] );
	for ( const element of document.querySelectorAll(
		'[data-block-name^="woocommerce/"]'
	) ) {
		const name = element.getAttribute( 'data-block-name' ) ?? '';
		expect( element.classList ).toContain(
			`wp-block-${ name.replace( '/', '-' ) }`
		);
	}
	expect(
		document.querySelector( '.wp-block-woocommerce-cart-line-items-block' )
			?.childNodes
	).toHaveLength( 0 );
} );

test( 'renders each line and the total before a script runs, and nothing for an empty cart', async () => {
	expect(
		( await browser.open( '/cart/' ) ).document.querySelector(
			'.sf-skeleton'
		)
	).toBeNull();
	await browser.send( '/cart/add', {
		'quantity[26]': '1',
		'quantity[34]': '2',
		back: '/cart/',
	} );
	const { document } = await browser.open( '/cart/' );
	const paint = document.querySelector( '.sf-first-paint' );
	const textsOf = ( selector: string ) =>
		[ ...( paint?.querySelectorAll( selector ) ?? [] ) ].map( ( element ) =>
			element.textContent?.replace( /\s+/g, ' ' ).trim()
		);
	expect( textsOf( 'tbody .wc-block-components-product-name' ) ).toEqual( [
		'Stone Mug',
		'Coaster Pair',
	] );
	expect(
		textsOf( '.wc-block-components-totals-footer-item-tax-value' )
	).toHaveLength( 1 );
	// Presses wait for the script, and nothing sends a form.
	expect( paint?.querySelector( 'button[inert], form' ) ).toBeNull();
	expect( paint?.querySelector( 'a[href$="/checkout/"]' ) ).not.toBeNull();
} );

test( "serves the files of the build's manifest with matching cache lifetimes", async () => {
	const { document } = await browser.open( '/cart/' );
	expect(
		document.querySelector(
			'script[src="/build/standalone/frontend.js"][defer]'
		)
	).not.toBeNull();
	expect(
		document.querySelector(
			'link[rel="preload"][href="/build/standalone/cart.0123abcd.js"]'
		)
	).not.toBeNull();
	expect(
		document.querySelector(
			'link[rel="stylesheet"][href="/build/standalone/cart.css"]'
		)
	).not.toBeNull();

	const entry = await browser.open( '/build/standalone/frontend.js' );
	expect( entry.text ).toBe( 'first();' );
	expect( entry.headers.get( 'Cache-Control' ) ).toBe( 'public, no-cache' );
	const chunk = await browser.open( '/build/standalone/cart.0123abcd.js' );
	expect( chunk.headers.get( 'Cache-Control' ) ).toContain( 'immutable' );
	const again = await browser.open( '/build/standalone/frontend.js', {
		'If-None-Match': entry.headers.get( 'ETag' ) ?? '',
	} );
	expect( again.status ).toBe( 304 );
} );

test( 'loads no add-on in the cart unless express payment is enabled there', async () => {
	const declared = async () =>
		( await browser.open( '/cart/' ) ).document.getElementById(
			'shopfront-add-ons'
		)?.textContent;
	expect( await declared() ).toBeUndefined();
	await browser.post( '/demo/options', { cartExpress: true } );
	expect( JSON.parse( ( await declared() ) ?? '' ) ).toMatchObject( [
		{ src: '/assets/gateways/wallet.js' },
	] );
} );

test( 'uses a new build without a restart', async () => {
	await browser.open( '/cart/' );
	const manifest = join( buildFolder, 'manifest.json' );
	const styles = async () =>
		[
			...( await browser.open( '/cart/' ) ).document.querySelectorAll(
				'link[rel="stylesheet"][href^="/build/"]'
			),
		].map( ( link ) => link.getAttribute( 'data-href' ) );
	writeFileSync(
		manifest,
		'{ "frontend": { "js": [ "frontend.js" ], "css": [ "new.css" ] } }'
	);
	expect( await styles() ).toEqual( [ 'new.css' ] );
	// The build is still writing the manifest.
	writeFileSync( manifest, '{ "frontend": { "js": [ "fro' );
	const page = await browser.open( '/cart/' );
	expect( page.status ).toBe( 200 );
	expect(
		page.document.querySelector( 'script[src$="/frontend.js"]' )
	).not.toBeNull();
} );

test( 'hides the heading of suggestions until there are products', async () => {
	const { text } = await browser.open( '/cart/' );
	const { window } = new JSDOM( text );
	const { document } = window;
	const style = document.createElement( 'style' );
	style.textContent = readFileSync(
		join( __dirname, '../public/styles/cart.css' ),
		'utf8'
	);
	document.head.append( style );
	const area = document.querySelector(
		'.wp-block-woocommerce-cart-cross-sells-block'
	);
	const display = () => area && window.getComputedStyle( area ).display;
	expect( area?.textContent?.trim() ).toBe( 'You may be interested in…' );
	expect( display() ).toBe( 'none' );
	area?.querySelector( '[data-block-name]' )?.append( 'A product' );
	expect( display() ).toBe( 'block' );
} );
