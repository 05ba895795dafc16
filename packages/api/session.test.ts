/**
 * @jest-environment node
 */
import {
	honest,
	innerOf,
	sayJson,
	startTestServer,
	type TestServer,
} from './test-server';
import {
	add,
	CART,
	clientOf,
	failureOf,
	memoryStorage,
	selectRate,
	sequenceOf,
} from './test-client';
import type { CartReply } from './types';

let server: TestServer;
beforeEach( async () => {
	server = await startTestServer();
	server.nonce = 'fresh';
} );
afterEach( () => server.close() );

const STALE = { storeApiNonce: 'stale', wcStoreApiNonceTimestamp: '50' };

const gets = () => server.seen.filter( ( { method } ) => method === 'GET' );

describe( 'a nonce that has expired', () => {
	it( 'is replaced by the one in the refusal, once, and nothing is done twice', async () => {
		const client = clientOf( server, { seed: STALE } );
		expect( await client.send( selectRate( 'a' ) ) ).toMatchObject( {
			ok: true,
		} );
		expect( server.seen.map( ( { headers } ) => headers.nonce ) ).toEqual( [
			'stale',
			'fresh',
		] );
		expect( server.done ).toEqual( [ 'a' ] );
		expect( client.nonce() ).toBe( 'fresh' );
	} );

	it( 'is replaced though the fresh one is older than the stored one', async () => {
		const storage = memoryStorage( {
			storeApiNonce: '{"nonce":"stale","timestamp":999}',
		} );
		const client = clientOf( server, { storage } );
		expect( await client.send( selectRate( 'a' ) ) ).toMatchObject( {
			ok: true,
		} );
		expect( storage.entries.storeApiNonce ).toBe(
			'{"nonce":"fresh","timestamp":100}'
		);
	} );

	it( 'in a batch sends only the refused again, before what was asked later', async () => {
		// The first one needs no nonce here: it stands for a request that got through.
		server.script(
			sayJson( 207, {
				responses: [
					{
						status: 200,
						headers: {},
						body: { items: [], totals: {} },
					},
					...[ 'b', 'c' ].map( () => ( {
						status: 403,
						headers: {
							Nonce: 'fresh',
							'Nonce-Timestamp': 100,
						},
						body: {
							code: 'woocommerce_rest_invalid_nonce',
							message: 'Nonce is invalid.',
							data: { status: 403 },
						},
					} ) ),
				],
			} )
		);
		const client = clientOf( server, { seed: STALE } );
		const results = await Promise.all( [
			client.send( add( 'a' ) ),
			client.send( add( 'b' ) ),
			client.send( add( 'c' ) ),
			client.send( selectRate( 'd' ) ),
		] );
		expect( results.every( ( { ok } ) => ok ) ).toBe( true );
		expect( server.done ).toEqual( [ 'b', 'c', 'd' ] );
		expect( innerOf( server.seen[ 1 ]! ) ).toMatchObject( [
			{ body: { label: 'b' }, headers: { Nonce: 'fresh' } },
			{ body: { label: 'c' }, headers: { Nonce: 'fresh' } },
		] );
		const sequences = results.map( sequenceOf );
		expect( sequences ).toEqual(
			[ ...sequences ].sort( ( one, other ) => one - other )
		);
	} );

	it( 'is missing on the first visit: the refusal brings it', async () => {
		expect( await clientOf( server ).send( add( 'a' ) ) ).toMatchObject( {
			ok: true,
		} );
		expect( server.seen ).toHaveLength( 2 );
		expect(
			Object( innerOf( server.seen[ 0 ]! )[ 0 ] )
		).not.toHaveProperty( 'headers' );
	} );

	it.each( [
		[ 'direct', selectRate( 'a' ) ],
		[ 'batched', add( 'a' ) ],
	] )(
		'without a fresh one in the refusal is asked for with the cart (%s)',
		async ( _way, request ) => {
			server.tellsNonce = false;
			server.timestamp = 10;
			const client = clientOf( server, { seed: STALE } );
			const told: CartReply[] = [];
			client.onReply( ( reply ) => told.push( reply ) );
			expect( await client.send( request ) ).toMatchObject( {
				ok: true,
			} );
			expect(
				server.seen.map( ( { method, path } ) =>
					`${ method } ${ path }`.replace( /\?.*/, '' )
				)
			).toEqual( [
				expect.stringMatching( /^POST/ ),
				'GET /wc/store/v1/cart',
				expect.stringMatching( /^POST/ ),
			] );
			expect( server.done ).toEqual( [ 'a' ] );
			expect( told ).toHaveLength( 2 );
		}
	);

	it( 'is told when there is none to be had', async () => {
		server.tellsNonce = false;
		server.otherwise = sayJson( 403, {
			code: 'woocommerce_rest_invalid_nonce',
			message: 'Nonce is invalid.',
			data: { status: 403 },
		} );
		const result = await clientOf( server, { seed: STALE } ).send(
			selectRate( 'a' )
		);
		expect( failureOf( result ) ).toMatchObject( {
			kind: 'api',
			code: 'woocommerce_rest_invalid_nonce',
			isOutcomeUnknown: false,
		} );
		expect( gets() ).toHaveLength( 1 );
		expect( server.seen ).toHaveLength( 2 );
	} );

	it.each( [
		[ 'direct', selectRate( 'a' ) ],
		[ 'batched', add( 'a' ) ],
	] )( 'twice is told (%s)', async ( _way, request ) => {
		const refused = {
			code: 'woocommerce_rest_invalid_nonce',
			message: 'Nonce is invalid.',
			data: { status: 403 },
		};
		server.otherwise = sayJson( 403, refused, {
			Nonce: 'another',
			'Nonce-Timestamp': '200',
		} );
		const result = await clientOf( server, { seed: STALE } ).send(
			request
		);
		expect( failureOf( result ) ).toMatchObject( {
			kind: 'api',
			...refused,
			status: 403,
			isOutcomeUnknown: false,
		} );
		expect( server.seen ).toHaveLength( 2 );
	} );

	it( 'refuses the batch as a whole: all of it is sent again', async () => {
		server.script(
			sayJson(
				401,
				{
					code: 'woocommerce_rest_missing_nonce',
					message: 'Missing.',
					data: { status: 401 },
				},
				{ Nonce: 'fresh', 'Nonce-Timestamp': '1' }
			)
		);
		const client = clientOf( server, { seed: STALE } );
		await Promise.all( [
			client.send( add( 'a' ) ),
			client.send( add( 'b' ) ),
		] );
		expect( server.done ).toEqual( [ 'a', 'b' ] );
		expect( server.seen ).toHaveLength( 2 );
	} );

	it( 'in a batch is replaced by the one that the batch brings for all', async () => {
		server.script(
			sayJson(
				207,
				{
					responses: [
						{
							status: 403,
							headers: [],
							body: {
								code: 'woocommerce_rest_invalid_nonce',
								message: 'Nonce is invalid.',
							},
						},
					],
				},
				{ Nonce: 'fresh', 'Nonce-Timestamp': '1' }
			)
		);
		const client = clientOf( server, { seed: STALE } );
		expect( await client.send( add( 'a' ) ) ).toMatchObject( { ok: true } );
		expect( server.seen ).toHaveLength( 2 );
	} );

	it( 'is not replaced for who has gone', async () => {
		const controller = new AbortController();
		server.script( ( _seen, response ) => {
			controller.abort();
			response.writeHead( 403 ).end(
				JSON.stringify( {
					code: 'woocommerce_rest_invalid_nonce',
					message: 'Nonce is invalid.',
				} )
			);
		} );
		const client = clientOf( server, { seed: STALE } );
		const taken = client.send(
			selectRate( 'a', { signal: controller.signal } )
		);
		await client.send( selectRate( 'b' ) );
		expect( failureOf( await taken ) ).toMatchObject( { kind: 'aborted' } );
		expect( server.done ).toEqual( [ 'b' ] );
		expect( gets() ).toEqual( [] );
	} );

	it( 'left nothing done, as who goes meanwhile hears', async () => {
		const controller = new AbortController();
		server.tellsNonce = false;
		server.script( honest, ( seen, response, shop ) => {
			controller.abort();
			return honest( seen, response, shop );
		} );
		const client = clientOf( server, { seed: STALE } );
		const taken = await client.send(
			selectRate( 'a', { signal: controller.signal } )
		);
		expect( failureOf( taken ) ).toMatchObject( {
			kind: 'aborted',
			isOutcomeUnknown: false,
		} );
		await client.send( CART );
		expect( server.done ).toEqual( [] );
	} );
} );

it( 'an older nonce of a reply is ignored', async () => {
	server.nonce = null;
	server.script(
		sayJson( 200, [], { Nonce: 'old', 'Nonce-Timestamp': '49' } ),
		sayJson( 200, [], { Nonce: 'new', 'Nonce-Timestamp': '51' } )
	);
	const client = clientOf( server, { seed: STALE } );
	await client.send( CART );
	expect( client.nonce() ).toBe( 'stale' );
	await client.send( CART );
	expect( client.nonce() ).toBe( 'new' );
} );

it( 'the checkout is read with a nonce, the cart without', async () => {
	const client = clientOf( server, { seed: STALE } );
	await client.send( CART );
	await client.send( { path: '/wc/store/v1/checkout' } );
	expect( server.seen.map( ( { headers } ) => headers.nonce ) ).toEqual( [
		undefined,
		'fresh',
	] );
} );

it( 'replies tell the customer and the cart hash, those in a batch too', async () => {
	const storage = memoryStorage();
	const client = clientOf( server, { storage } );
	expect( client.customerId() ).toBe( 0 );
	server.script(
		sayJson( 200, [], { 'User-ID': '4', 'Cart-Hash': 'h1' } ),
		sayJson( 207, {
			responses: [
				{
					status: 200,
					headers: { 'User-ID': 5, 'Cart-Hash': 'h2' },
					body: {},
				},
			],
		} ),
		sayJson( 200, [], { 'Cart-Hash': '' } )
	);
	await client.send( CART );
	expect( client.customerId() ).toBe( 4 );
	expect( storage.entries.storeApiCartHash ).toBe( 'h1' );
	await client.send( add( 'a' ) );
	expect( client.customerId() ).toBe( 5 );
	expect( storage.entries.storeApiCartHash ).toBe( 'h2' );
	await client.send( CART );
	expect( client.customerId() ).toBe( 5 );
	expect( storage.entries.storeApiCartHash ).toBe( '' );
} );

describe( 'a cart token', () => {
	it( 'goes instead of the nonce, with reads too, and is renewed by replies', async () => {
		server.nonce = null;
		server.script( sayJson( 200, [], { 'Cart-Token': 't2' } ) );
		const client = clientOf( server, {
			cartToken: 't1',
			seed: STALE,
		} );
		await client.send( CART );
		await client.send( add( 'a' ) );
		expect( server.seen.map( ( { headers } ) => headers ) ).toMatchObject( [
			{ 'cart-token': 't1' },
			{ 'cart-token': 't2' },
		] );
		expect( server.seen[ 1 ]?.headers ).not.toHaveProperty( 'nonce' );
		expect( innerOf( server.seen[ 1 ]! ) ).toEqual( [
			expect.not.objectContaining( { headers: expect.anything() } ),
		] );
	} );

	it( 'that has expired is replaced by the one in the refusal', async () => {
		server.nonce = null;
		server.script(
			sayJson(
				401,
				{ code: 'woocommerce_rest_missing_nonce', message: 'Missing.' },
				{ 'Cart-Token': 't2', Nonce: 'n' }
			)
		);
		const client = clientOf( server, {
			cartToken: 't1',
		} );
		expect( await client.send( selectRate( 'a' ) ) ).toMatchObject( {
			ok: true,
		} );
		expect(
			server.seen.map( ( { headers } ) => headers[ 'cart-token' ] )
		).toEqual( [ 't1', 't2' ] );
	} );

	it( 'that has expired, refused without another, is asked for with the cart', async () => {
		server.nonce = null;
		const refused = sayJson(
			401,
			{ code: 'woocommerce_rest_missing_nonce', message: 'Missing.' },
			{ Nonce: 'n' }
		);
		server.script( refused, sayJson( 200, [], { 'Cart-Token': 't2' } ) );
		const client = clientOf( server, {
			cartToken: 't1',
		} );
		expect( await client.send( selectRate( 'a' ) ) ).toMatchObject( {
			ok: true,
		} );
		expect(
			server.seen.map( ( { headers } ) => headers[ 'cart-token' ] )
		).toEqual( [ 't1', 't1', 't2' ] );
	} );

	it( 'does not leave the Store API', async () => {
		server.nonce = null;
		const client = clientOf( server, {
			cartToken: 't1',
		} );
		await client.send( { path: '/wp/v2/posts' } );
		expect( server.seen[ 0 ]?.headers ).not.toHaveProperty( 'cart-token' );
	} );
} );
