/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import type { VisitorResponse } from '../../tests/contract/visitor';
import type { Shop } from '../app';
import { isRecord } from '../is-record';
import {
	CAP,
	MUG,
	NOW,
	openShop,
	PAT,
	readCheckoutOf,
	Shopper,
	SOCKS,
} from './test-shopper';

const HOUR = 60 * 60 * 1000;

let shop: Shop;
let pat: Shopper;
let clock: number;

beforeEach( async () => {
	clock = NOW;
	shop = openShop( { now: () => clock } );
	pat = new Shopper( shop );
	await pat.add( MUG, 2 );
} );

afterEach( () => shop.close() );

const plan = (
	shopper: Shopper,
	kind: 'die-after-charge' | 'die-before-gateway'
) =>
	shopper.post( '/demo/faults', {
		plan: [ { match: '/checkout', kind, status: 502, times: 1 } ],
	} );

const keys = ( attempt: string, confirmed?: string ) => ( {
	extensions: {
		shopfront: { attempt, ...( confirmed ? { confirmed } : {} ) },
	},
} );

const dieAfterCharge = async ( shopper: Shopper, body: object ) => {
	await plan( shopper, 'die-after-charge' );
	expect( await shopper.order( body ) ).toMatchObject( { status: 502 } );
};

const shopfront = async ( shopper: Shopper ) =>
	( await shopper.checkout() ).extensions.shopfront;

interface StoredOrder {
	id: number;
	status: string;
	charges: number;
	notes: string[];
}

/** Oldest first. */
const ordersOf = async ( shopper: Shopper ): Promise< StoredOrder[] > => {
	const { body } = await shopper.sendRequest( {
		method: 'GET',
		path: '/demo/orders',
	} );
	return ( body as StoredOrder[] ).reverse();
};

/** The merchant has to answer these. */
const unanswered = async (): Promise< unknown > =>
	( await pat.sendRequest( { method: 'GET', path: '/demo/attempts' } ) ).body;

const happen = ( event: string, id = 1 ) =>
	pat.post( '/demo/attempts', { order_id: id, event } );

const refusal = ( key: unknown, id = 1 ) => ( {
	status: 409,
	body: {
		code: 'shopfront_order_unanswered',
		message: id
			? `We don’t know yet whether order ${ id } was paid, so we didn’t send it again. Please check your email or bank account, or contact us.`
			: 'We don’t know yet whether your last order with these items was paid, so we didn’t send it again. Please check your email or bank account, or contact us.',
		data: {
			status: 409,
			attempt: {
				key,
				order_id: id,
				order_number: id ? String( id ) : '',
			},
			cart: { items_count: 2 },
		},
	},
} );

const cartEmpty = {
	status: 409,
	body: { code: 'woocommerce_rest_cart_empty' },
};

describe( 'an attempt whose process died after the charge', () => {
	beforeEach( () => dieAfterCharge( pat, keys( 'a' ) ) );

	test( 'is reported as unanswered, with its order, until something answers it', async () => {
		const state = {
			attempt: {
				key: 'a',
				state: 'unanswered',
				order_id: 1,
				order_number: '1',
				redirect_url: '',
				is_same_cart: true,
				replaces: '',
			},
			last_order: null,
		};
		expect( await shopfront( pat ) ).toEqual( state );
		clock += 6 * 60 * 1000;
		expect( await shopfront( pat ) ).toEqual( state );
		expect( await ordersOf( pat ) ).toMatchObject( [
			{
				status: 'pending',
				charges: 1,
				notes: [
					expect.stringContaining( 'The payment has no answer' ),
				],
			},
		] );
		expect( await unanswered() ).toMatchObject( [
			{ key: 'a', order_id: 1, charges: 1 },
		] );
	} );

	test.each( [
		[ 'the same key', keys( 'a' ) ],
		[ 'its own key as confirmation', keys( 'a', 'a' ) ],
		[ 'another key', keys( 'b' ) ],
		[ 'the confirmation of another attempt', keys( 'b', 'c' ) ],
		[ 'no key', {} ],
	] )( 'refuses the same cart with %s', async ( _, body ) => {
		expect( await pat.order( body ) ).toMatchObject( refusal( 'a' ) );
		expect( await ordersOf( pat ) ).toMatchObject( [ { charges: 1 } ] );
	} );

	test( 'pays the same order again once the shopper has confirmed the risk', async () => {
		const answer = await pat.order( keys( 'b', 'a' ) );
		expect( readCheckoutOf( answer ) ).toMatchObject( {
			order_id: 1,
			status: 'processing',
			extensions: {
				shopfront: {
					attempt: { key: 'b', state: 'placed', replaces: 'a' },
				},
			},
		} );
		expect( await ordersOf( pat ) ).toMatchObject( [
			{
				id: 1,
				charges: 2,
				notes: [
					expect.any( String ),
					expect.stringContaining( 'the customer is paying again' ),
				],
			},
		] );
		expect( await unanswered() ).toEqual( [] );
	} );

	test( 'asks for confirmation again after the next process dies', async () => {
		await plan( pat, 'die-after-charge' );
		await pat.order( keys( 'b', 'a' ) );
		expect( await pat.order( keys( 'c', 'a' ) ) ).toMatchObject(
			refusal( 'b' )
		);
		expect( ( await pat.order( keys( 'c', 'b' ) ) ).status ).toBe( 200 );
		expect( await ordersOf( pat ) ).toHaveLength( 1 );
	} );

	test( 'stays unanswered when the confirmed request is refused before its payment', async () => {
		const refused = await pat.order( {
			...keys( 'b', 'a' ),
			payment_method: '',
		} );
		expect( refused.status ).toBe( 400 );
		expect( await shopfront( pat ) ).toMatchObject( {
			attempt: { key: 'a', state: 'unanswered' },
		} );
		expect( await pat.order( keys( 'b' ) ) ).toMatchObject(
			refusal( 'a' )
		);
	} );

	test( 'orders another cart at once, as an order of its own', async () => {
		await pat.add( CAP );
		expect( await shopfront( pat ) ).toMatchObject( {
			attempt: { key: 'a', is_same_cart: false },
		} );
		const placed = readCheckoutOf( await pat.order( keys( 'b' ) ) );
		expect( placed ).toMatchObject( { order_id: 2, status: 'processing' } );
		expect( await ordersOf( pat ) ).toMatchObject( [
			{ id: 1, status: 'pending', charges: 1 },
			{ id: 2, status: 'processing', charges: 1 },
		] );
		expect( await shopfront( pat ) ).toMatchObject( {
			attempt: { key: 'b', state: 'placed', order_id: 2 },
		} );
		await pat.add( MUG, 2 );
		expect( await shopfront( pat ) ).toMatchObject( {
			attempt: { key: 'a', state: 'unanswered', is_same_cart: true },
			last_order: { order_id: 2 },
		} );
		expect( await pat.order( keys( 'c' ) ) ).toMatchObject(
			refusal( 'a' )
		);
	} );

	test( 'stays unanswered when the process of the confirmed try dies before the gateway', async () => {
		await plan( pat, 'die-before-gateway' );
		expect( ( await pat.order( keys( 'b', 'a' ) ) ).status ).toBe( 502 );
		expect( await shopfront( pat ) ).toMatchObject( {
			attempt: { key: 'a', state: 'unanswered' },
		} );
		expect( await pat.order( keys( 'b' ) ) ).toMatchObject(
			refusal( 'a' )
		);
		expect( ( await pat.order( keys( 'b', 'a' ) ) ).status ).toBe( 200 );
		expect( await ordersOf( pat ) ).toMatchObject( [ { charges: 2 } ] );
	} );

	test( 'orders another quantity at once, as an order of its own', async () => {
		await pat.add( MUG );
		expect( await shopfront( pat ) ).toMatchObject( {
			attempt: { key: 'a', is_same_cart: false },
		} );
		const placed = readCheckoutOf( await pat.order( keys( 'b' ) ) );
		expect( placed.order_id ).toBe( 2 );
	} );

	test( 'empties its cart when its cancelled order is paid while another try is unanswered', async () => {
		await happen( 'hold-stock-cancels' );
		await plan( pat, 'die-after-charge' );
		await pat.order( keys( 'b', 'a' ) );
		await happen( 'webhook-pays' );
		expect( ( await pat.get( '/cart' ) ).body ).toMatchObject( {
			items_count: 0,
		} );
		expect( await pat.order( keys( 'c', 'b' ) ) ).toMatchObject(
			cartEmpty
		);
	} );

	test( 'is not forgotten when another cart is declined in between', async () => {
		await pat.add( CAP );
		const declined = await pat.orderByCard(
			'4000000000000002',
			keys( 'b' )
		);
		expect( readCheckoutOf( declined ).order_id ).toBe( 2 );
		const { body } = await pat.get( '/cart' );
		const items =
			isRecord( body ) && Array.isArray( body.items ) ? body.items : [];
		await pat.send( '/cart/remove-item', {
			key: Reflect.get( Object( items[ 1 ] ), 'key' ),
		} );
		expect( await pat.order( keys( 'c' ) ) ).toMatchObject(
			refusal( 'a' )
		);
		const placed = readCheckoutOf( await pat.order( keys( 'c', 'a' ) ) );
		expect( placed.order_id ).toBe( 1 );
	} );

	test( 'is not reported as placed when the shopper empties the cart', async () => {
		const { body } = await pat.get( '/cart' );
		const items =
			isRecord( body ) && Array.isArray( body.items ) ? body.items : [];
		await pat.send( '/cart/remove-item', {
			key: Reflect.get( Object( items[ 0 ] ), 'key' ),
		} );
		expect( await shopfront( pat ) ).toMatchObject( {
			attempt: {
				key: 'a',
				state: 'unanswered',
				redirect_url: '',
				is_same_cart: false,
			},
			last_order: null,
		} );
	} );

	test( 'does not change its order when the checkout is updated', async () => {
		await pat.add( CAP );
		await pat.change( { order_notes: 'Ring twice' } );
		await pat.sendRequest( {
			method: 'PATCH',
			path: '/wp-json/wc/store/v1/checkout',
			headers: { Nonce: pat.nonce, 'Content-Type': 'application/json' },
			body: { order_notes: 'Ring twice', payment_method: 'bacs' },
		} );
		expect( await ordersOf( pat ) ).toMatchObject( [
			{ id: 1, total: '4979', note: '', payment_method: 'cod' },
		] );
	} );

	test( 'frees nothing when hold stock cancels the order', async () => {
		await happen( 'hold-stock-cancels' );
		expect( await shopfront( pat ) ).toMatchObject( {
			attempt: { key: 'a', state: 'unanswered', order_id: 1 },
		} );
		for ( const body of [ keys( 'a' ), keys( 'b' ), {} ] ) {
			expect( await pat.order( body ) ).toMatchObject( refusal( 'a' ) );
		}
		const placed = readCheckoutOf( await pat.order( keys( 'b', 'a' ) ) );
		expect( placed ).toMatchObject( {
			order_id: 2,
			extensions: {
				shopfront: { attempt: { key: 'b', replaces: 'a' } },
			},
		} );
		expect( await ordersOf( pat ) ).toMatchObject( [
			{
				id: 1,
				status: 'cancelled',
				notes: [
					expect.any( String ),
					expect.stringContaining( 'has placed order 2 instead' ),
				],
			},
			{
				id: 2,
				status: 'processing',
				notes: [ expect.stringContaining( 'Replaces order 1' ) ],
			},
		] );
	} );

	test.each( [ 'webhook-pays', 'was-paid' ] )(
		'is placed when its order is paid (%s), and its cart is gone',
		async ( event ) => {
			expect( await happen( event ) ).toMatchObject( {
				status: 'processing',
			} );
			expect( await shopfront( pat ) ).toMatchObject( {
				attempt: {
					key: 'a',
					state: 'placed',
					redirect_url: expect.stringContaining( 'order-received' ),
				},
				last_order: { order_id: 1 },
			} );
			expect( await pat.order( keys( 'b', 'a' ) ) ).toMatchObject(
				cartEmpty
			);
			expect(
				readCheckoutOf( await pat.order( keys( 'a' ) ) ).order_id
			).toBe( 1 );
			expect( await unanswered() ).toEqual( [] );
		}
	);

	test.each( [ 'webhook-fails', 'was-not-paid' ] )(
		'has failed when its order is not paid (%s), and the shopper can try again',
		async ( event ) => {
			expect( await happen( event ) ).toMatchObject( {
				status: 'failed',
			} );
			expect( await shopfront( pat ) ).toMatchObject( {
				attempt: { key: 'a', state: 'failed' },
			} );
			expect(
				readCheckoutOf( await pat.order( keys( 'b' ) ) )
			).toMatchObject( {
				order_id: 1,
				extensions: { shopfront: { attempt: { replaces: '' } } },
			} );
			expect( await unanswered() ).toEqual( [] );
		}
	);

	test( 'is placed when its cancelled order is paid after all, and takes the stock again', async () => {
		await happen( 'merchant-cancels' );
		await happen( 'webhook-pays' );
		expect( await ordersOf( pat ) ).toMatchObject( [
			{ id: 1, status: 'processing' },
		] );
		expect( await pat.order( keys( 'b' ) ) ).toMatchObject( cartEmpty );
	} );

	test( 'is placed when its order is paid after the next try was declined', async () => {
		const declined = await pat.orderByCard(
			'4000000000000002',
			keys( 'b', 'a' )
		);
		expect( declined.status ).toBe( 400 );
		await happen( 'webhook-pays' );
		expect( await shopfront( pat ) ).toMatchObject( {
			attempt: { key: 'b', state: 'placed', replaces: 'a' },
		} );
		expect( await pat.order( keys( 'c' ) ) ).toMatchObject( cartEmpty );
	} );

	test( 'refuses a payment by the link of its order, by anyone', async () => {
		const { order_key: key } = await pat.checkout();
		const payment = {
			key,
			billing_email: PAT.email,
			billing_address: PAT,
			payment_method: 'cod',
		};
		const other = new Shopper( shop );
		expect( await other.send( '/checkout/1', payment ) ).toMatchObject( {
			status: 409,
			body: {
				code: 'shopfront_order_unanswered',
				data: { attempt: { key: 'a', order_id: 1 } },
			},
		} );
		const paid = await other.send( '/checkout/1', {
			...payment,
			...keys( 'b', 'a' ),
		} );
		expect( readCheckoutOf( paid ).extensions.shopfront ).toMatchObject( {
			attempt: { key: 'b', state: 'placed', replaces: 'a' },
		} );
		// The first browser's cart and attempt follow.
		expect( await shopfront( pat ) ).toMatchObject( {
			attempt: { key: 'a', state: 'placed' },
		} );
	} );

	test( 'is refused in another device of the customer, and after the guest has logged in', async () => {
		await pat.logIn( 'customer@shop.test', 'password' );
		const device = new Shopper( shop );
		await device.logIn( 'customer@shop.test', 'password' );
		for ( const shopper of [ pat, device ] ) {
			expect( await shopper.order( keys( 'b' ) ) ).toMatchObject(
				refusal( 'a', 0 )
			);
		}
	} );

	test( 'says nothing of its order to another customer who logs in', async () => {
		await pat.logIn( 'customer@shop.test', 'password' );
		const checkout = await pat.checkout();
		expect( checkout ).toMatchObject( { order_id: 0, order_key: '' } );
		expect( checkout.extensions.shopfront ).toEqual( {
			attempt: {
				key: 'a',
				state: 'unanswered',
				order_id: 0,
				order_number: '',
				redirect_url: '',
				is_same_cart: true,
				replaces: '',
			},
			last_order: null,
		} );
		expect( await pat.order( keys( 'a' ) ) ).toMatchObject(
			refusal( 'a', 0 )
		);
		// The order is another customer's, so this customer gets a new one.
		const placed = readCheckoutOf( await pat.order( keys( 'b', 'a' ) ) );
		expect( placed ).toMatchObject( { order_id: 2, customer_id: 2 } );
		await happen( 'webhook-pays' );
		expect( await shopfront( pat ) ).toMatchObject( {
			last_order: { order_id: 2 },
		} );
	} );

	test( 'is lifted by a shop without attempts, as on a shop without Shopfront', async () => {
		await pat.setOptions( { orderAttempts: false } );
		expect( ( await pat.order( keys( 'b' ) ) ).status ).toBe( 200 );
	} );
} );

test( 'shows the customer their own order after logging in', async () => {
	await dieAfterCharge( pat, {
		...keys( 'a' ),
		billing_address: { ...PAT, email: 'Customer@shop.test' },
	} );
	await pat.logIn( 'customer@shop.test', 'password' );
	expect( await shopfront( pat ) ).toMatchObject( {
		attempt: { key: 'a', state: 'unanswered', order_id: 1 },
	} );
	expect(
		readCheckoutOf( await pat.order( keys( 'b', 'a' ) ) )
	).toMatchObject( { order_id: 1, customer_id: 2 } );
} );

test( 'refuses requests without a key alike, with a key that the shopper can confirm', async () => {
	await dieAfterCharge( pat, {} );
	const { attempt } = ( await shopfront( pat ) ) as {
		attempt: { key: string; state: string };
	};
	expect( attempt ).toMatchObject( {
		key: expect.stringMatching( /^[0-9a-f]{32}$/ ),
		state: 'unanswered',
	} );
	for ( const body of [ {}, keys( 'b' ) ] ) {
		expect( await pat.order( body ) ).toMatchObject(
			refusal( attempt.key )
		);
	}
	const placed = await pat.order( keys( 'b', attempt.key ) );
	expect( placed.status ).toBe( 200 );
	expect( await ordersOf( pat ) ).toMatchObject( [ { charges: 2 } ] );
} );

test( 'keeps an attempt unanswered when the stock of its order is no longer held', async () => {
	await pat.post( '/demo/stock', { id: SOCKS, stock: 3 } );
	await pat.add( SOCKS, 3 );
	await dieAfterCharge( pat, keys( 'a' ) );
	clock += HOUR;
	const other = new Shopper( shop );
	await other.add( MUG );
	await other.order();
	expect( await pat.stock( SOCKS ) ).toContain( '3 in stock' );
	expect( await ordersOf( pat ) ).toMatchObject( [
		{ id: 1, status: 'cancelled' },
	] );
	expect( await pat.order( keys( 'b' ) ) ).toMatchObject( {
		body: { code: 'shopfront_order_unanswered' },
	} );
	await happen( 'webhook-pays' );
	expect( await pat.stock( SOCKS ) ).toContain( 'Out of stock' );
} );

test( 'sends the same attempt again if its process died before the gateway', async () => {
	await plan( pat, 'die-before-gateway' );
	expect( await pat.order( keys( 'a' ) ) ).toMatchObject( { status: 502 } );
	expect( await shopfront( pat ) ).toMatchObject( {
		attempt: { key: 'a', state: 'failed', order_id: 1 },
	} );
	expect( await unanswered() ).toEqual( [] );
	expect( ( await pat.order( keys( 'a' ) ) ).status ).toBe( 200 );
	expect( await ordersOf( pat ) ).toMatchObject( [
		{ id: 1, charges: 1, notes: [] },
	] );
} );

test( 'kills the next process that pays an order, not one that is refused before', async () => {
	await plan( pat, 'die-after-charge' );
	expect( await pat.checkout() ).toMatchObject( { order_id: 0 } );
	expect(
		( await pat.order( { ...keys( 'a' ), payment_method: '' } ) ).status
	).toBe( 400 );
	expect( ( await pat.order( keys( 'a' ) ) ).status ).toBe( 502 );
	expect( ( await pat.order( keys( 'b', 'a' ) ) ).status ).toBe( 200 );
} );

test( 'kills the process of a batch with two orders at the first', async () => {
	await plan( pat, 'die-after-charge' );
	const request = ( key: string ) => ( {
		path: '/wc/store/v1/checkout',
		method: 'POST',
		headers: { Nonce: pat.nonce },
		body: { billing_address: PAT, payment_method: 'cod', ...keys( key ) },
	} );
	const batch = ( ...requests: object[] ) =>
		pat.send( '/batch', { requests } );
	expect( await batch( request( 'a' ), request( 'b' ) ) ).toMatchObject( {
		status: 502,
	} );
	expect( await batch( request( 'c' ), request( 'd' ) ) ).toMatchObject( {
		body: { responses: [ refusal( 'a' ), refusal( 'a' ) ] },
	} );
	expect( await ordersOf( pat ) ).toMatchObject( [ { charges: 1 } ] );
} );

test( 'refuses an event or order that does not exist', async () => {
	const send = ( body: object ): Promise< VisitorResponse > =>
		pat.sendRequest( {
			method: 'POST',
			path: '/demo/attempts',
			headers: { 'Content-Type': 'application/json' },
			body,
		} );
	await dieAfterCharge( pat, keys( 'a' ) );
	for ( const body of [
		{ order_id: 1, event: 'earthquake' },
		{ order_id: 9, event: 'was-paid' },
	] ) {
		expect( ( await send( body ) ).status ).toBe( 400 );
	}
} );

describe( 'a shop with a database file', () => {
	let folder: string;
	let databasePath: string;
	beforeEach( () => {
		folder = mkdtempSync( join( tmpdir(), 'shopfront-attempts-' ) );
		databasePath = join( folder, 'shop.sqlite' );
	} );
	afterEach( () => rmSync( folder, { recursive: true } ) );

	const execute = ( sql: string ) => {
		const database = new Database( databasePath );
		database.exec( sql );
		database.close();
	};

	test( 'does not order again when a late request restores the cart of a placed order', async () => {
		const open = openShop( { databasePath } );
		const sam = new Shopper( open );
		await sam.add( MUG, 2 );
		await sam.order( keys( 'a' ) );
		execute( 'CREATE TABLE saved AS SELECT * FROM sessions' );
		execute( 'DELETE FROM saved' );
		await sam.add( MUG, 2 );
		const placed = readCheckoutOf(
			await sam.orderByCard( '4000000000000002', keys( 'b' ) )
		);
		execute( 'INSERT INTO saved SELECT * FROM sessions' );
		expect( ( await sam.order( keys( 'b' ) ) ).status ).toBe( 200 );
		execute(
			'DELETE FROM sessions; INSERT INTO sessions SELECT * FROM saved'
		);
		expect( placed.order_id ).toBe( 2 );
		expect( ( await sam.get( '/cart' ) ).body ).toMatchObject( {
			items_count: 2,
		} );
		expect( await sam.order( keys( 'c' ) ) ).toMatchObject( cartEmpty );
		expect( await ordersOf( sam ) ).toHaveLength( 2 );
		open.close();
	} );

	test( 'reports an attempt that ended before the gateway as failed when it opens again', async () => {
		const before = openShop( { databasePath } );
		const sam = new Shopper( before );
		await sam.add( MUG, 2 );
		await sam.order( keys( 'a' ) );
		before.close();
		execute(
			"UPDATE order_attempts SET state = 'working'; UPDATE orders SET status = 'pending', placed_at = NULL"
		);
		sam.shop = openShop( { databasePath } );
		expect( await shopfront( sam ) ).toMatchObject( {
			attempt: { key: 'a', state: 'failed' },
		} );
		sam.shop.close();
	} );

	test( 'opens with attempts of a database without the newer columns', async () => {
		execute( `CREATE TABLE order_attempts (
			session_id TEXT NOT NULL,
			key TEXT NOT NULL,
			state TEXT NOT NULL,
			order_id INTEGER NOT NULL,
			started_at INTEGER NOT NULL,
			PRIMARY KEY ( session_id, key )
		)` );
		const open = openShop( { databasePath } );
		const sam = new Shopper( open );
		await sam.add( MUG, 2 );
		expect( ( await sam.order( keys( 'a' ) ) ).status ).toBe( 200 );
		open.close();
	} );
} );
