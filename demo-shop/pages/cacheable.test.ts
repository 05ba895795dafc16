/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShop, type Shop } from '../app';
import { visitShop, type TestBrowser, type Visit } from './test-browser';

let now: number;
let shop: Shop;
let buildFolder: string;
beforeEach( () => {
	now = Date.parse( '2026-11-21T08:00:00Z' );
	buildFolder = mkdtempSync( join( tmpdir(), 'shopfront-build-' ) );
	writeFileSync(
		join( buildFolder, 'manifest.json' ),
		'{ "mini-cart": { "js": [ "mini-cart.js" ], "css": [] } }'
	);
	shop = createShop( {
		databasePath: ':memory:',
		buildFolder,
		options: { cachedPages: true, miniCartPrice: true },
		now: () => now,
	} );
} );
afterEach( () => {
	shop.close();
	rmSync( buildFolder, { recursive: true } );
} );

const add = ( browser: TestBrowser, back = '/shop/' ) =>
	browser.send( '/cart/add', { 'add-to-cart': '26', quantity: '2', back } );

const noticeOf = ( { document }: Visit ) =>
	( document.querySelector( '.site-notice p' )?.textContent ?? '' ).trim();

const countOf = ( { document }: Visit ) =>
	document.querySelector( '.wc-block-mini-cart__badge' )?.textContent;

const CACHEABLE = [
	'/',
	'/shop/',
	'/shop/?page=2&orderby=price',
	'/shop/?s=mug',
	'/product-category/kitchen/',
	'/product/stone-mug/',
	'/product/linen-shirt/',
	'/product/table-set/',
	'/classic/',
	'/terms/',
	'/privacy/',
];

test.each( CACHEABLE )(
	'sends %s to every visitor byte for byte, a day later too',
	async ( path ) => {
		const first = await visitShop( shop ).open( path );
		expect( first.status ).toBe( 200 );
		expect( first.headers.get( 'Cache-Control' ) ).toBe(
			'public, max-age=86400'
		);
		expect( first.headers.get( 'Vary' ) ).toBe( 'Accept-Encoding' );
		const guest = visitShop( shop );
		await add( guest );
		const customer = visitShop( shop );
		await customer.post( '/demo/login', {
			email: 'customer@shop.test',
			password: 'password',
		} );
		await add( customer );
		now += 24 * 60 * 60 * 1000;
		for ( const browser of [ guest, customer ] ) {
			const page = await browser.open( path );
			expect( page.text ).toBe( first.text );
			expect( page.headers.getSetCookie() ).toEqual( [] );
			expect( page.headers.get( 'ETag' ) ).toBe(
				first.headers.get( 'ETag' )
			);
		}
	}
);

test( 'answers a cache that has the page with 304', async () => {
	const browser = visitShop( shop );
	const page = await browser.open( '/shop/' );
	const again = await browser.open( '/shop/', {
		'If-None-Match': page.headers.get( 'ETag' ) ?? '',
	} );
	expect( again.status ).toBe( 304 );
	expect( again.text ).toBe( '' );
	const other = await browser.open( '/shop/', {
		'If-None-Match': 'W/"other"',
	} );
	expect( other.status ).toBe( 200 );
} );

test( 'has no nonce, number or amount in a cacheable page', async () => {
	const guest = visitShop( shop );
	await add( guest );
	const page = await guest.open( '/product/stone-mug/' );
	expect( page.text ).not.toMatch( /nonce/i );
	expect( countOf( page ) ).toBe( '' );
	const { document } = page;
	expect(
		document.querySelector( '.wc-block-mini-cart__amount' )?.textContent
	).toBe( '' );
	expect(
		document
			.querySelector( '.wc-block-mini-cart__button' )
			?.getAttribute( 'aria-label' )
	).toBe( 'Cart' );
	const data = JSON.parse(
		document.querySelector( '.sf-mini-cart-data' )?.textContent ?? ''
	);
	expect( data ).toMatchObject( { settings: { currentUserId: 0 } } );
	expect( data ).not.toHaveProperty( 'cartHash' );
	expect(
		document.querySelector( 'nav a[href="/my-account/"]' )?.textContent
	).toBe( 'My account' );
} );

test.each( [
	'/cart/',
	'/checkout/',
	'/my-account/',
	'/demo/',
	'/product/x/',
] )( 'lets nobody store %s', async ( path ) => {
	const { headers } = await visitShop( shop ).open( path );
	expect( headers.get( 'Cache-Control' ) ).toBe( 'private, no-store' );
	expect( headers.get( 'ETag' ) ).toBeNull();
} );

test( "shows a form's notice once, on a page that caches don't store", async () => {
	const guest = visitShop( shop );
	const page = await add( guest, '/shop/?page=2' );
	expect( page.path ).toBe( '/shop/?page=2&sf-notice=1' );
	expect( page.headers.get( 'Cache-Control' ) ).toBe( 'private, no-store' );
	expect( noticeOf( page ) ).toContain( 'has been added to your cart' );
	expect( countOf( page ) ).toBe( '2' );
	const again = await guest.open( page.path );
	expect( noticeOf( again ) ).toBe( '' );
	expect( again.headers.get( 'Cache-Control' ) ).toBe( 'private, no-store' );
} );

test( 'keeps a notice for the page that shows it', async () => {
	const guest = visitShop( shop );
	const { text } = await guest.send( '/?wc-ajax=add_to_cart', {
		product_id: '33',
	} );
	expect( noticeOf( await guest.open( '/shop/' ) ) ).toBe( '' );
	const { product_url: url } = JSON.parse( text );
	expect( noticeOf( await guest.open( url ) ) ).toContain(
		'You cannot add "Sold-out Desk"'
	);
} );

test( "lets caches store a page's files as long as the page", async () => {
	const { headers } = await visitShop( shop ).open( '/assets/shop.css' );
	expect( headers.get( 'Cache-Control' ) ).toBe( 'public, max-age=86400' );
} );

test( 'does not store a page that adds a product', async () => {
	const guest = visitShop( shop );
	const page = await guest.open( '/shop/?add-to-cart=26' );
	expect( page.headers.get( 'Cache-Control' ) ).toBe( 'private, no-store' );
	expect( countOf( page ) ).toBe( '1' );
} );

test( "keeps pages with a visitor's options out of shared caches", async () => {
	const guest = visitShop( shop );
	await guest.post( '/demo/options', { currency: 'JPY' } );
	const { text, headers } = await guest.open( '/shop/' );
	expect( text ).toContain( '¥' );
	expect( headers.get( 'Cache-Control' ) ).toBe( 'private, max-age=60' );
} );
