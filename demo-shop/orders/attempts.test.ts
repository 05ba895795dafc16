/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shop } from '../app';
import type { Gateway } from '../gateways/gateway';
import { findGateway } from '../gateways/gateways';
import {
	attempt,
	MUG,
	NOW,
	openShop,
	PAT,
	readCheckoutOf,
	Shopper,
	SOCKS,
} from './test-shopper';

let shop: Shop;
let pat: Shopper;
let clock: number;

beforeEach( async () => {
	clock = NOW;
	shop = openShop( { now: () => clock } );
	pat = new Shopper( shop );
	await pat.add( MUG, 2 );
} );

afterEach( () => {
	jest.restoreAllMocks();
	shop.close();
} );

const cash = (): Gateway => {
	const gateway = findGateway( 'cod' );
	if ( ! gateway ) {
		throw new Error( 'There is no cash on delivery.' );
	}
	return gateway;
};

/** The payment finishes when the test calls `finish`. */
const slowPayment = () => {
	let finish = () => {};
	const hasStarted = new Promise< void >( ( resolve ) => {
		jest.spyOn( cash(), 'pay' ).mockImplementationOnce(
			() =>
				new Promise( ( done ) => {
					finish = () =>
						done( {
							status: 'success',
							orderStatus: 'processing',
						} );
					resolve();
				} )
		);
	} );
	return { hasStarted, finish: () => finish() };
};

const shopfront = async ( shopper: Shopper ) =>
	( await shopper.checkout() ).extensions.shopfront;

test( 'places one order for a repeated attempt and repeats its reply', async () => {
	const pay = jest.spyOn( cash(), 'pay' );
	const first = await pat.order( { extensions: attempt( 'a' ) } );
	const again = await pat.order( { extensions: attempt( 'a' ) } );
	expect( first.status ).toBe( 200 );
	expect( again.status ).toBe( 200 );
	expect( readCheckoutOf( again ) ).toEqual( readCheckoutOf( first ) );
	expect( pay ).toHaveBeenCalledTimes( 1 );
} );

test( 'finds the cart empty for the same request without a key', async () => {
	await pat.order();
	expect( await pat.order() ).toMatchObject( {
		status: 409,
		body: { code: 'woocommerce_rest_cart_empty' },
	} );
} );

test( 'accepts a failed attempt again under the same key', async () => {
	jest.spyOn( cash(), 'pay' ).mockReturnValueOnce( {
		status: 'failure',
		message: 'No.',
	} );
	const failed = await pat.order( { extensions: attempt( 'a' ) } );
	expect( failed.status ).toBe( 400 );
	expect( await shopfront( pat ) ).toMatchObject( {
		attempt: { key: 'a', state: 'failed', redirect_url: '' },
		last_order: null,
	} );
	const placed = await pat.order( { extensions: attempt( 'a' ) } );
	expect( readCheckoutOf( placed ) ).toMatchObject( {
		order_id: readCheckoutOf( failed ).order_id,
		status: 'processing',
	} );
} );

describe( 'while a gateway is processing', () => {
	it.each( [ 'a', 'b', '' ] )(
		'refuses other orders (key %p)',
		async ( key ) => {
			const { hasStarted, finish } = slowPayment();
			const first = pat.order( { extensions: attempt( 'a' ) } );
			await hasStarted;
			expect(
				await pat.order( { extensions: attempt( key ) } )
			).toMatchObject( {
				status: 409,
				body: {
					code: 'shopfront_order_in_progress',
					data: { cart: { items_count: 2 } },
				},
			} );
			finish();
			expect( ( await first ).status ).toBe( 200 );
		}
	);

	test( 'reports the attempt as processing, and its outcome afterwards', async () => {
		const { hasStarted, finish } = slowPayment();
		const first = pat.order( { extensions: attempt( 'a' ) } );
		await hasStarted;
		expect( await pat.checkout() ).toMatchObject( {
			status: 'pending',
			extensions: {
				shopfront: {
					attempt: { key: 'a', state: 'processing' },
					last_order: null,
				},
			},
		} );
		finish();
		const { order_id: id, payment_result: result } = readCheckoutOf(
			await first
		);
		expect( await shopfront( pat ) ).toEqual( {
			attempt: {
				key: 'a',
				state: 'placed',
				order_id: id,
				order_number: String( id ),
				redirect_url: result?.redirect_url,
				is_same_cart: false,
				replaces: '',
			},
			last_order: {
				order_id: id,
				redirect_url: result?.redirect_url,
				placed_at: expect.any( Number ),
			},
		} );
	} );

	test( 'empties the cart of a guest who logs in meanwhile', async () => {
		const { hasStarted, finish } = slowPayment();
		const first = pat.order( { extensions: attempt( 'a' ) } );
		await hasStarted;
		await pat.logIn( 'customer@shop.test', 'password' );
		expect(
			await pat.order( { extensions: attempt( 'b' ) } )
		).toMatchObject( {
			status: 409,
			body: { code: 'shopfront_order_in_progress' },
		} );
		finish();
		await first;
		expect( ( await pat.get( '/cart' ) ).body ).toMatchObject( {
			items_count: 0,
		} );
		expect( await shopfront( pat ) ).toMatchObject( {
			attempt: { key: 'a', state: 'placed' },
		} );
	} );

	test( 'refuses a payment of the same order from another browser', async () => {
		const { id, key } = await pat.post( '/demo/orders', {
			lines: [ { id: MUG, quantity: 1 } ],
			billing_address: PAT,
		} );
		const payment = {
			key,
			billing_email: PAT.email,
			billing_address: PAT,
			payment_method: 'cod',
		};
		const { hasStarted, finish } = slowPayment();
		const first = pat.send( `/checkout/${ id }`, payment );
		await hasStarted;
		const elsewhere = new Shopper( shop );
		expect(
			await elsewhere.send( `/checkout/${ id }`, payment )
		).toMatchObject( {
			status: 409,
			body: { code: 'shopfront_order_in_progress' },
		} );
		finish();
		expect( ( await first ).status ).toBe( 200 );
	} );

	test( 'refuses to place an order from the cart while its pay page processes it elsewhere', async () => {
		jest.spyOn( cash(), 'pay' ).mockReturnValueOnce( {
			status: 'failure',
			message: 'No.',
		} );
		const { order_id: id, order_key: key } = readCheckoutOf(
			await pat.order()
		);
		const { hasStarted, finish } = slowPayment();
		const first = new Shopper( shop ).send( `/checkout/${ id }`, {
			key,
			billing_email: PAT.email,
			billing_address: PAT,
			payment_method: 'cod',
		} );
		await hasStarted;
		expect( await pat.order() ).toMatchObject( {
			status: 409,
			body: { code: 'shopfront_order_in_progress' },
		} );
		finish();
		expect( ( await first ).status ).toBe( 200 );
	} );

	test( 'handles other requests, and preserves items added to the cart meanwhile', async () => {
		const { hasStarted, finish } = slowPayment();
		const first = pat.order( { extensions: attempt( 'a' ) } );
		await hasStarted;
		const other = new Shopper( shop );
		await other.add( MUG );
		expect( ( await other.order() ).status ).toBe( 200 );
		await pat.add( SOCKS );
		await pat.add( MUG );
		finish();
		await first;
		expect( ( await pat.get( '/cart' ) ).body ).toMatchObject( {
			items: [
				{ id: MUG, quantity: 1 },
				{ id: SOCKS, quantity: 1 },
			],
		} );
	} );
} );

test( 'recognizes a guest after losing the response to an order that created an account', async () => {
	const { headers } = await pat.get( '/cart' );
	const asGuest = { 'Cart-Token': headers.get( 'Cart-Token' ) ?? '' };
	const request = {
		method: 'POST',
		path: '/wp-json/wc/store/v1/checkout',
		headers: { ...asGuest, 'Content-Type': 'application/json' },
		body: {
			billing_address: PAT,
			payment_method: 'cod',
			create_account: true,
			extensions: attempt( 'a' ),
		},
	};
	const lost = new Shopper( shop );
	expect( ( await lost.sendRequest( request ) ).status ).toBe( 200 );

	const again = new Shopper( shop );
	const polled = await again.sendRequest( {
		method: 'GET',
		path: request.path,
		headers: asGuest,
	} );
	expect( readCheckoutOf( polled ) ).toMatchObject( {
		customer_id: 4,
		extensions: {
			shopfront: { attempt: { key: 'a', state: 'placed' } },
		},
	} );
	expect( polled.headers.get( 'User-ID' ) ).toBe( '4' );
	expect( polled.headers.getSetCookie().join() ).toContain(
		'wordpress_logged_in_demo=4'
	);

	const repeated = await new Shopper( shop ).sendRequest( request );
	expect( repeated.status ).toBe( 200 );
	expect( repeated.headers.get( 'User-ID' ) ).toBe( '4' );

	clock += 11 * 60 * 1000;
	const expired = await new Shopper( shop ).sendRequest( {
		method: 'GET',
		path: request.path,
		headers: asGuest,
	} );
	expect( readCheckoutOf( expired ).customer_id ).toBe( 0 );
} );

test( 'does not charge an order whose total differs from the displayed one', async () => {
	const pay = jest.spyOn( cash(), 'pay' );
	const answer = await pat.order( { extensions: attempt( 'a', '1' ) } );
	expect( answer ).toMatchObject( {
		status: 409,
		body: {
			code: 'shopfront_total_changed',
			message:
				'Your total has changed to &#036;49.79. Please check it and place your order again.',
			data: { cart: { totals: { total_price: '4979' } } },
		},
	} );
	expect( pay ).not.toHaveBeenCalled();
	expect( await shopfront( pat ) ).toMatchObject( { attempt: null } );
	const placed = await pat.order( { extensions: attempt( 'a', '4979' ) } );
	expect( placed.status ).toBe( 200 );
} );

test( "charges less, but not more, than the total in the platform's field, before it checks ours", async () => {
	const pay = jest.spyOn( cash(), 'pay' );
	expect(
		await pat.order( {
			expected_total: '4978',
			extensions: attempt( 'a', '4978' ),
		} )
	).toMatchObject( {
		status: 409,
		body: {
			code: 'woocommerce_rest_checkout_total_mismatch',
			data: { cart: { totals: { total_price: '4979' } } },
		},
	} );
	expect( pay ).not.toHaveBeenCalled();
	const placed = await pat.order( {
		expected_total: '4980',
		extensions: attempt( 'a', '4979' ),
	} );
	expect( placed.status ).toBe( 200 );
} );

test( 'does not charge a later payment whose total differs from the displayed one', async () => {
	const { id, key } = await pat.post( '/demo/orders', {
		lines: [ { id: MUG, quantity: 1 } ],
		billing_address: PAT,
	} );
	const pay = ( total: string ) =>
		pat.send( `/checkout/${ id }`, {
			key,
			billing_email: PAT.email,
			billing_address: PAT,
			payment_method: 'cod',
			extensions: attempt( 'a', total ),
		} );
	expect( await pay( '1' ) ).toMatchObject( {
		status: 409,
		body: { code: 'shopfront_total_changed' },
	} );
	expect( ( await pay( '1954' ) ).status ).toBe( 200 );
} );

test( 'ignores and omits our namespace in a shop without it', async () => {
	await pat.setOptions( { orderAttempts: false } );
	expect( ( await pat.checkout() ).extensions ).toEqual( {} );
	const answer = await pat.order( { extensions: attempt( 'a', '1' ) } );
	expect( answer.status ).toBe( 200 );
} );

test( 'removes the data of the former guest on logout', async () => {
	await pat.order( { extensions: attempt( 'a' ) } );
	await pat.logIn( 'customer@shop.test', 'password' );
	await pat.sendRequest( { method: 'POST', path: '/my-account/logout' } );
	await pat.get( '/cart' );
	expect( await shopfront( pat ) ).toEqual( {
		attempt: null,
		last_order: null,
	} );
} );

test( "reports only the session's own attempts", async () => {
	await pat.order( { extensions: attempt( 'a' ) } );
	const other = new Shopper( shop );
	await other.add( MUG );
	expect( await shopfront( other ) ).toEqual( {
		attempt: null,
		last_order: null,
	} );
	const own = await other.order( { extensions: attempt( 'a' ) } );
	expect( own.status ).toBe( 200 );
} );

describe( 'a shop with a database file', () => {
	let folder: string;
	beforeEach( () => {
		folder = mkdtempSync( join( tmpdir(), 'shopfront-orders-' ) );
	} );
	afterEach( () => rmSync( folder, { recursive: true } ) );

	test( 'leaves an attempt unanswered if its payment was processing when the shop closed', async () => {
		const databasePath = join( folder, 'shop.sqlite' );
		const before = openShop( { databasePath } );
		const shopper = new Shopper( before );
		await shopper.post( '/demo/stock', { id: SOCKS, stock: 3 } );
		await shopper.add( SOCKS, 3 );
		const { hasStarted } = slowPayment();
		// Never resolves, as if the process ended here.
		void shopper.order( { extensions: attempt( 'a' ) } );
		await hasStarted;
		before.close();

		const after = openShop( { databasePath } );
		shopper.shop = after;
		expect( await shopper.checkout() ).toMatchObject( {
			status: 'pending',
			extensions: {
				shopfront: { attempt: { key: 'a', state: 'unanswered' } },
			},
		} );
		expect( await shopper.stock( SOCKS ) ).toContain( 'Out of stock' );
		expect(
			await shopper.order( { extensions: attempt( 'b' ) } )
		).toMatchObject( {
			status: 409,
			body: { code: 'shopfront_order_unanswered' },
		} );
		after.close();
	} );

	test( 'restores placed orders', async () => {
		const databasePath = join( folder, 'shop.sqlite' );
		const before = openShop( { databasePath } );
		const shopper = new Shopper( before );
		await shopper.add( MUG );
		const placed = readCheckoutOf(
			await shopper.order( { extensions: attempt( 'a' ) } )
		);
		before.close();
		shopper.shop = openShop( { databasePath } );
		const again = await shopper.order( { extensions: attempt( 'a' ) } );
		expect( readCheckoutOf( again ).order_id ).toBe( placed.order_id );
		shopper.shop.close();
	} );
} );
