/**
 * @jest-environment node
 */
import {
	respondNormally,
	getBatchedRequests,
	respondWithJson,
	startTestServer,
	type TestServer,
} from './test-server';
import {
	add,
	CART,
	createTestClient,
	getFailure,
	memoryStorage,
	selectRate,
	getSequence,
} from './test-client';
import type { ReceivedCart } from './types';

let server: TestServer;
beforeEach( async () => {
	server = await startTestServer();
	server.nonce = 'fresh';
} );
afterEach( () => server.close() );

const STALE = { storeApiNonce: 'stale', wcStoreApiNonceTimestamp: '50' };

const gets = () => server.seen.filter( ( { method } ) => method === 'GET' );

describe( 'expired nonce', () => {
	it( 'is replaced once by the one in the rejection, without a repeated write', async () => {
		const client = createTestClient( server, { seed: STALE } );
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

	it( 'is replaced although the new one is older than the stored one', async () => {
		const storage = memoryStorage( {
			storeApiNonce: '{"nonce":"stale","timestamp":999}',
		} );
		const client = createTestClient( server, { storage } );
		expect( await client.send( selectRate( 'a' ) ) ).toMatchObject( {
			ok: true,
		} );
		expect( storage.entries.storeApiNonce ).toBe(
			'{"nonce":"fresh","timestamp":100}'
		);
	} );

	it( 'repeats only the rejected requests of a batch, before later requests', async () => {
		server.script(
			respondWithJson( 207, {
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
		const client = createTestClient( server, { seed: STALE } );
		const results = await Promise.all( [
			client.send( add( 'a' ) ),
			client.send( add( 'b' ) ),
			client.send( add( 'c' ) ),
			client.send( selectRate( 'd' ) ),
		] );
		expect( results.every( ( { ok } ) => ok ) ).toBe( true );
		expect( server.done ).toEqual( [ 'b', 'c', 'd' ] );
		expect( getBatchedRequests( server.seen[ 1 ]! ) ).toMatchObject( [
			{ body: { label: 'b' }, headers: { Nonce: 'fresh' } },
			{ body: { label: 'c' }, headers: { Nonce: 'fresh' } },
		] );
		const sequences = results.map( getSequence );
		expect( sequences ).toEqual(
			[ ...sequences ].sort( ( one, other ) => one - other )
		);
	} );

	it( 'is missing on the first visit, and the rejection contains one', async () => {
		expect(
			await createTestClient( server ).send( add( 'a' ) )
		).toMatchObject( {
			ok: true,
		} );
		expect( server.seen ).toHaveLength( 2 );
		expect(
			Object( getBatchedRequests( server.seen[ 0 ]! )[ 0 ] )
		).not.toHaveProperty( 'headers' );
	} );

	it.each( [
		[ 'direct', selectRate( 'a' ) ],
		[ 'batched', add( 'a' ) ],
	] )(
		'is replaced by fetching the cart if the rejection contains none (%s)',
		async ( _way, request ) => {
			server.sendsNonce = false;
			server.timestamp = 10;
			const client = createTestClient( server, { seed: STALE } );
			const received: ReceivedCart[] = [];
			client.onCart( ( reply ) => received.push( reply ) );
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
			expect( received ).toHaveLength( 2 );
		}
	);

	it( 'causes an error if the server issues no new one', async () => {
		server.sendsNonce = false;
		server.fallback = respondWithJson( 403, {
			code: 'woocommerce_rest_invalid_nonce',
			message: 'Nonce is invalid.',
			data: { status: 403 },
		} );
		const result = await createTestClient( server, { seed: STALE } ).send(
			selectRate( 'a' )
		);
		expect( getFailure( result ) ).toMatchObject( {
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
	] )(
		'causes an error if the new one is rejected too (%s)',
		async ( _way, request ) => {
			const refused = {
				code: 'woocommerce_rest_invalid_nonce',
				message: 'Nonce is invalid.',
				data: { status: 403 },
			};
			server.fallback = respondWithJson( 403, refused, {
				Nonce: 'another',
				'Nonce-Timestamp': '200',
			} );
			const result = await createTestClient( server, {
				seed: STALE,
			} ).send( request );
			expect( getFailure( result ) ).toMatchObject( {
				kind: 'api',
				...refused,
				status: 403,
				isOutcomeUnknown: false,
			} );
			expect( server.seen ).toHaveLength( 2 );
		}
	);

	it( 'repeats the whole batch if the server rejects it as a whole', async () => {
		server.script(
			respondWithJson(
				401,
				{
					code: 'woocommerce_rest_missing_nonce',
					message: 'Missing.',
					data: { status: 401 },
				},
				{ Nonce: 'fresh', 'Nonce-Timestamp': '1' }
			)
		);
		const client = createTestClient( server, { seed: STALE } );
		await Promise.all( [
			client.send( add( 'a' ) ),
			client.send( add( 'b' ) ),
		] );
		expect( server.done ).toEqual( [ 'a', 'b' ] );
		expect( server.seen ).toHaveLength( 2 );
	} );

	it( "is replaced by the batch's nonce if a rejection in it has none", async () => {
		server.script(
			respondWithJson(
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
		const client = createTestClient( server, { seed: STALE } );
		expect( await client.send( add( 'a' ) ) ).toMatchObject( { ok: true } );
		expect( server.seen ).toHaveLength( 2 );
	} );

	it( 'is not replaced for a cancelled request', async () => {
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
		const client = createTestClient( server, { seed: STALE } );
		const cancelled = client.send(
			selectRate( 'a', { signal: controller.signal } )
		);
		await client.send( selectRate( 'b' ) );
		expect( getFailure( await cancelled ) ).toMatchObject( {
			kind: 'aborted',
		} );
		expect( server.done ).toEqual( [ 'b' ] );
		expect( gets() ).toEqual( [] );
	} );

	it( 'reports a request cancelled during the renewal as not processed', async () => {
		const controller = new AbortController();
		server.sendsNonce = false;
		server.script( respondNormally, ( seen, response, shop ) => {
			controller.abort();
			return respondNormally( seen, response, shop );
		} );
		const client = createTestClient( server, { seed: STALE } );
		const cancelled = await client.send(
			selectRate( 'a', { signal: controller.signal } )
		);
		expect( getFailure( cancelled ) ).toMatchObject( {
			kind: 'aborted',
			isOutcomeUnknown: false,
		} );
		await client.send( CART );
		expect( server.done ).toEqual( [] );
	} );
} );

it( 'ignores an older nonce of a response', async () => {
	server.nonce = null;
	server.script(
		respondWithJson( 200, [], { Nonce: 'old', 'Nonce-Timestamp': '49' } ),
		respondWithJson( 200, [], { Nonce: 'new', 'Nonce-Timestamp': '51' } )
	);
	const client = createTestClient( server, { seed: STALE } );
	await client.send( CART );
	expect( client.nonce() ).toBe( 'stale' );
	await client.send( CART );
	expect( client.nonce() ).toBe( 'new' );
} );

it( 'reads the checkout with a nonce, and the cart without', async () => {
	const client = createTestClient( server, { seed: STALE } );
	await client.send( CART );
	await client.send( { path: '/wc/store/v1/checkout' } );
	expect( server.seen.map( ( { headers } ) => headers.nonce ) ).toEqual( [
		undefined,
		'fresh',
	] );
} );

it( 'takes customer and cart hash from responses, including those in a batch', async () => {
	const storage = memoryStorage();
	const client = createTestClient( server, { storage } );
	expect( client.customerId() ).toBe( 0 );
	server.script(
		respondWithJson( 200, [], { 'User-ID': '4', 'Cart-Hash': 'h1' } ),
		respondWithJson( 207, {
			responses: [
				{
					status: 200,
					headers: { 'User-ID': 5, 'Cart-Hash': 'h2' },
					body: {},
				},
			],
		} ),
		respondWithJson( 200, [], { 'Cart-Hash': '' } )
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

describe( 'cart token', () => {
	it( 'replaces the nonce, in reads too, and is renewed by responses', async () => {
		server.nonce = null;
		server.script( respondWithJson( 200, [], { 'Cart-Token': 't2' } ) );
		const client = createTestClient( server, {
			hasCartToken: true,
			storage: memoryStorage( { shopfrontCartToken: 't1' } ),
			seed: STALE,
		} );
		await client.send( CART );
		await client.send( add( 'a' ) );
		expect( server.seen.map( ( { headers } ) => headers ) ).toMatchObject( [
			{ 'cart-token': 't1' },
			{ 'cart-token': 't2' },
		] );
		expect( server.seen[ 1 ]?.headers ).not.toHaveProperty( 'nonce' );
		expect( getBatchedRequests( server.seen[ 1 ]! ) ).toEqual( [
			expect.not.objectContaining( { headers: expect.anything() } ),
		] );
	} );

	it( 'is replaced by the one in the rejection when it has expired', async () => {
		server.nonce = null;
		server.script(
			respondWithJson(
				401,
				{ code: 'woocommerce_rest_missing_nonce', message: 'Missing.' },
				{ 'Cart-Token': 't2', Nonce: 'n' }
			)
		);
		const client = createTestClient( server, {
			hasCartToken: true,
			storage: memoryStorage( { shopfrontCartToken: 't1' } ),
		} );
		expect( await client.send( selectRate( 'a' ) ) ).toMatchObject( {
			ok: true,
		} );
		expect(
			server.seen.map( ( { headers } ) => headers[ 'cart-token' ] )
		).toEqual( [ 't1', 't2' ] );
	} );

	it( 'is replaced by fetching the cart if the rejection contains none', async () => {
		server.nonce = null;
		const refused = respondWithJson(
			401,
			{ code: 'woocommerce_rest_missing_nonce', message: 'Missing.' },
			{ Nonce: 'n' }
		);
		server.script(
			refused,
			respondWithJson( 200, [], { 'Cart-Token': 't2' } )
		);
		const client = createTestClient( server, {
			hasCartToken: true,
			storage: memoryStorage( { shopfrontCartToken: 't1' } ),
		} );
		expect( await client.send( selectRate( 'a' ) ) ).toMatchObject( {
			ok: true,
		} );
		expect(
			server.seen.map( ( { headers } ) => headers[ 'cart-token' ] )
		).toEqual( [ 't1', 't1', 't2' ] );
	} );

	it( 'is stored for other pages and tabs of the origin', async () => {
		server.nonce = null;
		server.script( respondWithJson( 200, [], { 'Cart-Token': 't1' } ) );
		const storage = memoryStorage();
		const first = createTestClient( server, {
			hasCartToken: true,
			storage,
		} );
		const other = createTestClient( server, {
			hasCartToken: true,
			storage,
		} );
		await first.send( CART );
		await other.send( CART );
		expect(
			server.seen.map( ( { headers } ) => headers[ 'cart-token' ] )
		).toEqual( [ undefined, 't1' ] );
	} );

	it( 'continues for this page if the storage is blocked', async () => {
		server.nonce = null;
		server.script( respondWithJson( 200, [], { 'Cart-Token': 't1' } ) );
		const client = createTestClient( server, {
			hasCartToken: true,
			storage: { get: () => null, set: () => undefined },
		} );
		await client.send( CART );
		await client.send( CART );
		expect( server.seen[ 1 ]?.headers ).toMatchObject( {
			'cart-token': 't1',
		} );
	} );

	it( 'is neither stored nor sent by a page whose session is a cookie', async () => {
		server.script( respondWithJson( 200, [], { 'Cart-Token': 't1' } ) );
		const storage = memoryStorage( { shopfrontCartToken: 't0' } );
		const client = createTestClient( server, { storage } );
		await client.send( CART );
		await client.send( CART );
		expect( server.seen[ 1 ]?.headers ).not.toHaveProperty( 'cart-token' );
		expect( storage.entries.shopfrontCartToken ).toBe( 't0' );
	} );

	it( 'is sent to the Store API only', async () => {
		server.nonce = null;
		const client = createTestClient( server, {
			hasCartToken: true,
			storage: memoryStorage( { shopfrontCartToken: 't1' } ),
		} );
		await client.send( { path: '/wp/v2/posts' } );
		expect( server.seen[ 0 ]?.headers ).not.toHaveProperty( 'cart-token' );
	} );
} );
