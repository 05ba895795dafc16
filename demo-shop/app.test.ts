/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Visitor } from '../tests/contract/visitor';
import { createShop, type Shop } from './app';
import type { ShopOptions } from './options';

const API = '/wp-json/wc/store/v1';
const MUG = 26;
const CAP = 27;
const NOW = Date.parse( '2026-11-21T08:00:00Z' );

let shop: Shop;
let clock: number;

beforeEach( () => {
	clock = NOW;
	shop = createShop( {
		databasePath: ':memory:',
		buildFolder: '',
		now: () => clock,
	} );
} );

afterEach( () => shop.close() );

const get = async ( visitor: Visitor, path = `${ API }/cart` ) =>
	( await visitor.sendRequest( { method: 'GET', path } ) ).body;

test( 'responds in the same way under the alias without a version', async () => {
	const visitor = new Visitor( shop );
	await visitor.add( MUG );
	expect( await get( visitor, '/wp-json/wc/store/cart' ) ).toEqual(
		await get( visitor )
	);
} );

test( 'keeps its saved options when it is reopened with other options', async () => {
	const folder = mkdtempSync( join( tmpdir(), 'shop-' ) );
	const open = ( options: Partial< ShopOptions > ) =>
		createShop( {
			databasePath: join( folder, 'shop.sqlite' ),
			buildFolder: '',
			options,
		} );
	open( { currency: 'JPY' } ).close();
	const reopened = open( { cachedPages: true } );
	expect( await get( new Visitor( reopened ) ) ).toMatchObject( {
		totals: { currency_code: 'JPY' },
	} );
	reopened.close();
	rmSync( folder, { recursive: true } );
} );

test( 'gives two guests separate carts', async () => {
	const [ first, second ] = [ new Visitor( shop ), new Visitor( shop ) ];
	await first.add( MUG );
	expect( await get( second ) ).toMatchObject( { items_count: 0 } );
	expect( await get( first ) ).toMatchObject( { items_count: 1 } );
} );

test( 'expires a cart, its cookie and its token after two days', async () => {
	const visitor = new Visitor( shop );
	await visitor.add( MUG );
	clock += 47 * 60 * 60 * 1000;
	expect( await get( visitor ) ).toMatchObject( { items_count: 1 } );
	clock += 2 * 60 * 60 * 1000;
	expect( await get( visitor ) ).toMatchObject( { items_count: 0 } );
} );

test( "extends a cart's lifetime to two days from its last change", async () => {
	const visitor = new Visitor( shop );
	await visitor.add( MUG );
	clock += 47 * 60 * 60 * 1000;
	await get( visitor );
	await visitor.add( CAP );
	clock += 2 * 60 * 60 * 1000;
	expect( await get( visitor ) ).toMatchObject( { items_count: 2 } );
} );

test( 'treats a forged session cookie as a new guest', async () => {
	const visitor = new Visitor( shop );
	await visitor.add( MUG );
	const forged = await visitor.sendRequest( {
		method: 'GET',
		path: `${ API }/cart`,
		headers: { Cookie: 'wp_woocommerce_session_demo=t_a|9999999999|x' },
	} );
	expect( forged.status ).toBe( 200 );
} );

describe( 'logging in', () => {
	test( 'merges the cart, changes the nonce and adds the saved address', async () => {
		const visitor = new Visitor( shop );
		await visitor.add( MUG, 2 );
		const guestNonce = visitor.nonce;
		await visitor.logIn( 'customer@shop.test', 'password' );
		expect( await get( visitor ) ).toMatchObject( {
			items_count: 2,
			billing_address: {
				first_name: 'Casey',
				email: 'customer@shop.test',
			},
			shipping_address: { postcode: '90001' },
		} );
		expect( visitor.nonce ).not.toBe( guestNonce );
	} );

	test( "preserves the guest's choices for the cart", async () => {
		const visitor = new Visitor( shop );
		await visitor.add( MUG );
		await visitor.post( `${ API }/cart/select-shipping-rate`, {
			package_id: 0,
			rate_id: 'pickup_location:1',
		} );
		await visitor.post( `${ API }/cart/extensions`, {
			namespace: 'gift-wrap',
			data: { wrap: true },
		} );
		await visitor.logIn( 'customer@shop.test', 'password' );
		expect( await get( visitor ) ).toMatchObject( {
			fees: [ { key: 'gift-wrap' } ],
			shipping_rates: [
				{
					shipping_rates: expect.arrayContaining( [
						expect.objectContaining( {
							rate_id: 'pickup_location:1',
							selected: true,
						} ),
					] ),
				},
			],
		} );
	} );

	test( "merges the cart of the last login with the guest's", async () => {
		const before = new Visitor( shop );
		await before.logIn( 'customer@shop.test', 'password' );
		await before.add( CAP );
		const visitor = new Visitor( shop );
		await visitor.add( MUG );
		await visitor.logIn( 'Customer@shop.test ', 'password' );
		expect( await get( visitor ) ).toMatchObject( {
			items: [ { id: CAP }, { id: MUG } ],
		} );
	} );

	test.each( [
		[ 'customer@shop.test', 'wrong' ],
		[ 'nobody@shop.test', 'password' ],
	] )( 'is refused for %s with %s', async ( email, password ) => {
		const visitor = new Visitor( shop );
		await expect( visitor.logIn( email, password ) ).rejects.toThrow(
			'403'
		);
		expect( await get( visitor ) ).toMatchObject( {
			billing_address: { email: '' },
		} );
	} );
} );

describe( 'options', () => {
	test( 'apply to their visitor only', async () => {
		const [ first, second ] = [ new Visitor( shop ), new Visitor( shop ) ];
		await first.setOptions( { currency: 'JPY' } );
		await first.add( MUG, 3 );
		await second.add( MUG, 3 );
		expect( await get( first ) ).toMatchObject( {
			totals: { total_items: '54', currency_minor_unit: 0 },
		} );
		expect( await get( second ) ).toMatchObject( {
			totals: { total_items: '5400', currency_minor_unit: 2 },
		} );
	} );

	test( 'are refused if they are unknown or their value is invalid', async () => {
		const visitor = new Visitor( shop );
		await expect(
			visitor.setOptions( { currency: 'XXX', nosuch: 1, locale: 'ar' } )
		).rejects.toThrow( 'currency, nosuch' );
	} );

	test.each( [
		[
			{ taxesEnabled: false },
			{ total_tax: '0', total_items: '1800', tax_lines: [] },
		],
		[
			{ pricesIncludeTax: true },
			{ total_items: '1659', total_items_tax: '141' },
		],
		[
			{ pricesIncludeTax: true, defaultLocation: 'GB' },
			{ total_items: '1659', total_items_tax: '332' },
		],
		[
			{ shippingEnabled: false },
			{ total_shipping: null, total_price: '1954' },
		],
		[
			{ currency: 'KWD' },
			{ total_items: '18000', total_items_tax: '1530' },
		],
	] )( '%j results in %j', async ( options, totals ) => {
		const visitor = new Visitor( shop );
		await visitor.setOptions( options );
		await visitor.add( MUG );
		expect( await get( visitor ) ).toMatchObject( { totals } );
	} );

	test( 'can turn off the nonce and coupons', async () => {
		const visitor = new Visitor( shop );
		await visitor.setOptions( {
			nonceCheck: false,
			couponsEnabled: false,
		} );
		const answer = await visitor.sendRequest( {
			method: 'POST',
			path: `${ API }/cart/apply-coupon`,
			body: { code: 'ten' },
		} );
		expect( answer ).toMatchObject( {
			status: 404,
			body: { code: 'woocommerce_rest_cart_coupon_disabled' },
		} );
	} );
} );

test( 'shares stock between visitors', async () => {
	const [ first, second ] = [ new Visitor( shop ), new Visitor( shop ) ];
	await first.post( '/demo/stock', { id: MUG, stock: 1 } );
	await expect( second.add( MUG, 2 ) ).rejects.toThrow( '1 remaining' );
	await expect(
		first.post( '/demo/stock', { id: MUG, stock: -1 } )
	).rejects.toThrow( '400' );
} );

test( 'reports the same cart in the demo state and the API', async () => {
	const visitor = new Visitor( shop );
	await visitor.add( MUG, 2 );
	expect( await get( visitor, '/demo/state' ) ).toMatchObject( {
		cart: await get( visitor ),
	} );
} );

test( 'refuses a body that is not valid JSON', async () => {
	const response = await shop.fetch(
		new Request( `http://shop.test${ API }/cart/add-item`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: '{"id":',
		} )
	);
	expect( response.status ).toBe( 400 );
	expect( await response.json() ).toMatchObject( {
		code: 'rest_invalid_json',
	} );
} );

test( 'supports a method in a header', async () => {
	const visitor = new Visitor( shop );
	await visitor.add( MUG );
	const headers = {
		Nonce: visitor.nonce,
		'X-HTTP-Method-Override': 'DELETE',
		'Content-Type': 'application/json',
	};
	const answer = await visitor.sendRequest( {
		method: 'POST',
		path: `${ API }/cart/items`,
		headers,
		body: {},
	} );
	expect( answer ).toMatchObject( { status: 200, body: [] } );
} );

test( 'lists coupons as a collection', async () => {
	const visitor = new Visitor( shop );
	await visitor.add( MUG );
	const path = `${ API }/cart/coupons`;
	await visitor.post( path, { code: 'TEN' } );
	const sendRequest = ( method: string, of: string ) =>
		visitor.sendRequest( {
			method,
			path: of,
			headers: { Nonce: visitor.nonce },
		} );
	expect( await sendRequest( 'DELETE', `${ path }/ten` ) ).toMatchObject( {
		status: 204,
		body: '',
	} );
	expect( await sendRequest( 'GET', `${ path }/ten` ) ).toMatchObject( {
		status: 404,
		body: { code: 'woocommerce_rest_cart_coupon_invalid_code' },
	} );
	await visitor.post( path, { code: 'ten' } );
	expect( await sendRequest( 'DELETE', path ) ).toMatchObject( {
		status: 200,
		body: [],
	} );
} );

test.each( [
	[ 'a preflight', { 'Access-Control-Request-Method': 'POST' }, 'OPTIONS' ],
	[ 'a request with a cart token', {}, 'GET' ],
] )(
	'allows a page of another origin to read the response to %s',
	async ( _, headers, method ) => {
		const visitor = new Visitor( shop );
		await get( visitor );
		const answer = await visitor.sendRequest( {
			method,
			path: `${ API }/cart`,
			headers: {
				...headers,
				Origin: 'http://elsewhere.test',
				'Cart-Token': visitor.cartToken,
			},
		} );
		expect( answer.status ).toBe( 200 );
		expect( answer.headers.get( 'Access-Control-Allow-Origin' ) ).toBe(
			'http://elsewhere.test'
		);
		expect(
			answer.headers.get( 'Access-Control-Allow-Headers' )
		).toContain( 'Cart-Token, Nonce' );
	}
);

describe( 'a page of an allowed origin', () => {
	const ORIGIN = 'http://shop-window.test';
	let open: Shop;
	beforeEach( () => {
		open = createShop( {
			databasePath: ':memory:',
			buildFolder: '',
			allowedOrigins: [ ORIGIN ],
		} );
	} );
	afterEach( () => open.close() );
	const ask = async ( origin: string, method = 'GET' ) =>
		(
			await new Visitor( open ).sendRequest( {
				method,
				path: `${ API }/cart`,
				headers: { Origin: origin },
			} )
		).headers;

	test( 'can read the first response and its session headers without a cart token', async () => {
		const headers = await ask( ORIGIN );
		expect( headers.get( 'Access-Control-Allow-Origin' ) ).toBe( ORIGIN );
		const exposed = headers.get( 'Access-Control-Expose-Headers' );
		for ( const name of [ 'Cart-Token', 'Cart-Hash', 'User-ID' ] ) {
			expect( exposed ).toContain( name );
			expect( headers.has( name ) ).toBe( true );
		}
		expect( headers.has( 'Access-Control-Max-Age' ) ).toBe( false );
	} );

	test( 'need not repeat its preflight', async () => {
		expect(
			( await ask( ORIGIN, 'OPTIONS' ) ).get( 'Access-Control-Max-Age' )
		).toBe( '600' );
	} );

	test( 'excludes other origins', async () => {
		const headers = await ask( 'http://elsewhere.test' );
		expect( headers.has( 'Access-Control-Allow-Origin' ) ).toBe( false );
		expect( headers.get( 'Access-Control-Expose-Headers' ) ).not.toContain(
			'Cart-Hash'
		);
	} );
} );

test( 'preserves carts, stock and customers across a restart', async () => {
	const folder = mkdtempSync( join( tmpdir(), 'shopfront-' ) );
	const config = {
		databasePath: join( folder, 'shop.sqlite' ),
		buildFolder: '',
		now: () => NOW,
	};
	const first = createShop( config );
	const visitor = new Visitor( first );
	await visitor.add( MUG, 2 );
	await visitor.post( '/demo/stock', { id: CAP, stock: 1 } );
	first.close();
	const second = createShop( config );
	visitor.shop = second;
	expect( await get( visitor ) ).toMatchObject( { items_count: 2 } );
	await expect( visitor.add( CAP, 2 ) ).rejects.toThrow( '1 remaining' );
	second.close();
	rmSync( folder, { recursive: true } );
} );
