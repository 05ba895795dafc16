/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Visitor } from '../contract/visitor';
import { createShop, type Shop } from './app';

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

test( 'the alias without a version answers the same', async () => {
	const visitor = new Visitor( shop );
	await visitor.add( MUG );
	expect( await get( visitor, '/wp-json/wc/store/cart' ) ).toEqual(
		await get( visitor )
	);
} );

test( 'two guests have two carts', async () => {
	const [ first, second ] = [ new Visitor( shop ), new Visitor( shop ) ];
	await first.add( MUG );
	expect( await get( second ) ).toMatchObject( { items_count: 0 } );
	expect( await get( first ) ).toMatchObject( { items_count: 1 } );
} );

test( 'a cart, its cookie and its token end after two days', async () => {
	const visitor = new Visitor( shop );
	await visitor.add( MUG );
	clock += 47 * 60 * 60 * 1000;
	expect( await get( visitor ) ).toMatchObject( { items_count: 1 } );
	clock += 2 * 60 * 60 * 1000;
	expect( await get( visitor ) ).toMatchObject( { items_count: 0 } );
} );

test( 'a cart that is worked on lasts two days from then on', async () => {
	const visitor = new Visitor( shop );
	await visitor.add( MUG );
	clock += 47 * 60 * 60 * 1000;
	await get( visitor );
	await visitor.add( CAP );
	clock += 2 * 60 * 60 * 1000;
	expect( await get( visitor ) ).toMatchObject( { items_count: 2 } );
} );

test( 'a forged session cookie is a new guest', async () => {
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
	test( 'takes the cart along, changes the nonce and brings the saved address', async () => {
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

	test( 'keeps what was chosen for the cart', async () => {
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

	test( 'finds the cart of the last time beside what was just chosen', async () => {
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
	] )( 'is refused to %s with %s', async ( email, password ) => {
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
	test( 'count for their visitor alone', async () => {
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

	test( 'that do not exist, or cannot have the value, are refused', async () => {
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
	] )( '%j gives %j', async ( options, totals ) => {
		const visitor = new Visitor( shop );
		await visitor.setOptions( options );
		await visitor.add( MUG );
		expect( await get( visitor ) ).toMatchObject( { totals } );
	} );

	test( 'may switch the nonce off, and coupons', async () => {
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

test( 'stock is the same for everyone', async () => {
	const [ first, second ] = [ new Visitor( shop ), new Visitor( shop ) ];
	await first.post( '/demo/stock', { id: MUG, stock: 1 } );
	await expect( second.add( MUG, 2 ) ).rejects.toThrow( '1 remaining' );
	await expect(
		first.post( '/demo/stock', { id: MUG, stock: -1 } )
	).rejects.toThrow( '400' );
} );

test( 'the truth about a cart is what the API tells', async () => {
	const visitor = new Visitor( shop );
	await visitor.add( MUG, 2 );
	expect( await get( visitor, '/demo/state' ) ).toMatchObject( {
		cart: await get( visitor ),
	} );
} );

test( 'a body that is no JSON is refused', async () => {
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

test( 'a method named in a header counts', async () => {
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

test( 'coupons are a collection too', async () => {
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
	[ 'the holder of a token', {}, 'GET' ],
] )(
	'a page of another origin may hear the answer to %s',
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

test( 'carts, stock and customers survive a restart', async () => {
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
