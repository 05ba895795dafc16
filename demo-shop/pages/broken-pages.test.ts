/** @jest-environment node */
import { readSections } from './behavior-examples';
import { BROKEN_PAGES } from './broken-pages';
import { createTestBrowser, type TestBrowser } from './test-browser';

let browser: TestBrowser;
beforeEach( () => {
	browser = createTestBrowser();
} );
afterEach( () => browser.shop.close() );

const open = async ( path: string, headers?: Record< string, string > ) =>
	( await browser.open( path, headers ) ).document;
const ACCEPT_OF_SCRIPT = { Accept: 'text/html' };

it( 'shows each behavior with its states and its markup', async () => {
	const page = await open( '/behaviors/' );
	for ( const { name, title, states } of readSections() ) {
		const section = page.getElementById( name );
		expect( section?.querySelector( 'h2' )?.textContent ).toBe( title );
		expect(
			section?.querySelectorAll(
				'.behavior__state, .behavior__others dt'
			)
		).toHaveLength( 6 );
		expect( section?.querySelector( 'pre' )?.textContent ).toBe(
			states.initial.html
		);
	}
	expect( page.querySelectorAll( '[id="rating"]' ) ).toHaveLength( 1 );
} );

it.each( BROKEN_PAGES.map( ( { path } ) => path ) )(
	'links %s, which opens',
	async ( path ) => {
		const overview = await open( '/behaviors/' );
		expect(
			overview.querySelector( `#bad-input a[href="${ path }"]` )
		).not.toBeNull();
		const { pathname, hash } = new URL( path, 'http://shop.test' );
		const { status, document } = await browser.open( pathname );
		expect( status ).toBe( pathname.includes( 'barometer' ) ? 410 : 200 );
		expect( document.querySelector( 'h1' )?.textContent ).toBeTruthy();
		expect(
			hash ? document.getElementById( hash.slice( 1 ) ) : document.body
		).not.toBeNull();
	}
);

it( 'opens them compressed, too', async () => {
	const response = await browser.shop.fetch(
		new Request( 'http://shop.test/broken/variations/', {
			headers: { 'Accept-Encoding': 'gzip' },
		} )
	);
	expect( response.headers.get( 'Content-Encoding' ) ).toBe( 'gzip' );
} );

it( 'has variations that cannot be read', async () => {
	const page = await open( '/broken/variations/' );
	const data = page
		.querySelector( '.variations_form' )
		?.getAttribute( 'data-product_variations' );
	expect( data ).toMatch( /^\[\{/ );
	expect( () => JSON.parse( data ?? '' ) ).toThrow( SyntaxError );
} );

it( 'has words instead of pictures', async () => {
	const page = await open( '/broken/pictures/' );
	const images = page.querySelectorAll< HTMLImageElement >(
		'.woocommerce-product-gallery__image img'
	);
	expect( images.length ).toBeGreaterThan( 1 );
	for ( const { src, alt, dataset } of images ) {
		expect( src ).toContain( '/broken/picture.svg' );
		expect( dataset.large_image ).toContain( '/broken/picture.svg' );
		expect( alt ).toBeTruthy();
	}
	const { headers } = await browser.open( '/broken/picture.svg' );
	expect( headers.get( 'Content-Type' ) ).toMatch( /^text\/plain/ );
} );

it( 'promises more than the shop has', async () => {
	const page = await open( '/broken/stock/' );
	const field = page.querySelector< HTMLInputElement >( '.cart .qty' );
	expect( [ field?.value, field?.max ] ).toEqual( [ '500', '999' ] );
	const { document } = await browser.send( '/cart/add', {
		'add-to-cart': '28',
		quantity: '500',
		back: '/broken/stock/',
	} );
	expect( document.querySelector( '[role=alert]' )?.textContent ).toMatch(
		/not enough stock|3 remaining/
	);
} );

it( 'has a list whose second page has no list', async () => {
	const list = '.wp-block-woocommerce-product-collection';
	const first = await open( '/broken/collection/' );
	expect( first.querySelector( list ) ).not.toBeNull();
	const second = await open( '/broken/collection/?page=2' );
	expect( second.querySelector( list ) ).toBeNull();
	expect( second.querySelectorAll( '.card' ).length ).toBeGreaterThan( 1 );
} );

it( 'adds scripts only to parts of pages that scripts request', async () => {
	const path = '/broken/script/?page=2';
	const hostile = 'a[href^="javascript:"]';
	expect( ( await open( path ) ).querySelector( hostile ) ).toBeNull();
	expect(
		( await open( path, ACCEPT_OF_SCRIPT ) ).querySelector( hostile )
	).not.toBeNull();
	const { text } = await browser.send( '/broken/quick-view', {
		action: 'shopfront_quickview',
		product: '37',
	} );
	expect( text ).toContain( '<script>' );
	expect( text ).toContain( 'Linen Shirt' );
} );
