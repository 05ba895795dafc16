/**
 * @jest-environment node
 */
import {
	after,
	cut,
	dropAfter,
	dropBefore,
	respondNormally,
	html,
	getLabels,
	respondWithJson,
	startTestServer,
	type ServerBehaviour,
	type TestServer,
} from './test-server';
import {
	add,
	CART,
	createTestClient,
	getFailure,
	selectRate,
	switchableNetwork,
	wait,
} from './test-client';
import { inFakeTime, timedTransport } from './test-time';
import type { ReceivedCart } from './types';

let server: TestServer;
beforeEach( async () => {
	server = await startTestServer();
} );
afterEach( () => server.close() );

const limited = ( seconds: string ) =>
	respondWithJson(
		400,
		{
			code: 'rate_limit_exceeded',
			message: 'Too many requests.',
			data: { status: 400 },
		},
		{ 'RateLimit-Retry-After': seconds }
	);

const PASSING: [
	fault: string,
	behaviour: ServerBehaviour,
	options: { timeoutMs?: number },
][] = [
	[ 'a connection reset before processing', dropBefore, {} ],
	[ 'a connection reset after processing', dropAfter, {} ],
	[ 'a truncated body', cut, {} ],
	[ 'HTML with 500', html( 500 ), {} ],
	[ 'HTML with 502', html( 502 ), {} ],
	[
		'JSON with 503',
		respondWithJson( 503, { code: 'down', message: 'Down.' } ),
		{},
	],
	[ 'JSON with 504', respondWithJson( 504, {} ), {} ],
	[ 'a timeout', after( 1000, respondNormally ), { timeoutMs: 500 } ],
	[ 'a rate limit that has passed', limited( '0' ), {} ],
];

describe( 'safe request', () => {
	it.each( PASSING )(
		'is retried after %s',
		async ( _fault, behaviour, options ) => {
			server.script( behaviour, behaviour );
			expect(
				await createTestClient( server, options ).send( CART )
			).toMatchObject( {
				ok: true,
			} );
			expect( server.seen ).toHaveLength( 3 );
		}
	);

	it( 'is sent at most three times', async () => {
		server.fallback = html( 502 );
		const result = await createTestClient( server ).send( CART );
		expect( getFailure( result ) ).toMatchObject( {
			kind: 'malformed',
			code: 'invalid_json',
			status: 502,
		} );
		expect( server.seen ).toHaveLength( 3 );
	} );

	it.each( [
		[ 'HTML with 200', html( 200 ) ],
		[ 'an API error', respondWithJson( 404, { code: 'a', message: 'b' } ) ],
		[
			'an API error with 500',
			respondWithJson( 500, { code: 'a', message: 'b' } ),
		],
		[ 'JSON with 500', respondWithJson( 500, {} ) ],
	] )( 'is not retried after %s', async ( _title, behaviour ) => {
		server.fallback = behaviour;
		await createTestClient( server ).send( CART );
		expect( server.seen ).toHaveLength( 1 );
	} );

	it( 'is retried in order if it is a write; an unsafe write before it has an unknown outcome', async () => {
		server.script( dropBefore );
		const client = createTestClient( server );
		const results = await Promise.all( [
			client.send( add( 'a', { retry: 'safe' } ) ),
			client.send( add( 'b' ) ),
			client.send( add( 'c', { retry: 'safe' } ) ),
			client.send( selectRate( 'd' ) ),
		] );
		expect( results.map( ( { ok } ) => ok ) ).toEqual( [
			true,
			false,
			true,
			true,
		] );
		expect( getFailure( results[ 1 ] ) ).toMatchObject( {
			kind: 'network',
			isOutcomeUnknown: true,
		} );
		expect( server.seen.map( getLabels ) ).toEqual( [
			[ 'a', 'b', 'c' ],
			[ 'a', 'c' ],
			[ 'd' ],
		] );
		expect( server.done ).toEqual( [ 'a', 'c', 'd' ] );
	} );

	it( 'has an unknown outcome if it is rejected after a lost attempt', async () => {
		const refusal = respondWithJson( 409, {
			code: 'gone',
			message: 'Gone.',
		} );
		server.script( refusal );
		const atOnce = await createTestClient( server ).send( {
			...selectRate( 'one' ),
			retry: 'safe',
		} );
		expect( getFailure( atOnce ).isOutcomeUnknown ).toBe( false );
		server.script( dropAfter, refusal );
		const afterLoss = await createTestClient( server ).send( {
			...selectRate( 'two' ),
			retry: 'safe',
		} );
		expect( getFailure( afterLoss ) ).toMatchObject( {
			code: 'gone',
			isOutcomeUnknown: true,
		} );
	} );

	it( 'is not retried after it was cancelled, and requests behind it are sent', async () => {
		server.script( dropBefore );
		const client = createTestClient( server, { retryDelaysMs: [ 5000 ] } );
		const controller = new AbortController();
		const cancelled = client.send(
			add( 'a', { retry: 'safe', signal: controller.signal } )
		);
		const next = client.send( selectRate( 'b' ) );
		await wait( 80 );
		controller.abort();
		expect( getFailure( await cancelled ) ).toMatchObject( {
			kind: 'aborted',
			isOutcomeUnknown: true,
		} );
		expect( await next ).toMatchObject( { ok: true } );
		expect( server.seen.map( getLabels ) ).toEqual( [ [ 'a' ], [ 'b' ] ] );
	} );
} );

describe( 'unsafe request', () => {
	it.each( PASSING )(
		'is sent once despite %s',
		async ( _fault, behaviour, options ) => {
			server.script( behaviour );
			const result = await createTestClient( server, options ).send(
				selectRate( 'a' )
			);
			expect( result.ok ).toBe( false );
			await wait( 50 );
			expect( server.seen ).toHaveLength( 1 );
		}
	);

	it( 'is sent once in a batch too', async () => {
		server.script( dropAfter );
		const client = createTestClient( server );
		await Promise.all( [
			client.send( add( 'a' ) ),
			client.send( add( 'b' ) ),
		] );
		await wait( 50 );
		expect( server.done ).toEqual( [ 'a', 'b' ] );
		expect( server.seen ).toHaveLength( 1 );
	} );

	it( 'can be a read', async () => {
		server.script( dropBefore );
		await createTestClient( server ).send( { ...CART, retry: 'never' } );
		await wait( 50 );
		expect( server.seen ).toHaveLength( 1 );
	} );
} );

describe( 'rate limit', () => {
	const API = { kind: 'api', code: 'rate_limit_exceeded' };

	it( 'delays the retry by the time in the response', async () => {
		server.script( limited( '1' ) );
		const start = Date.now();
		const result = await createTestClient( server, {
			timeoutMs: 1500,
		} ).send( CART );
		expect( result.ok ).toBe( true );
		expect( Date.now() - start ).toBeGreaterThanOrEqual( 990 );
	} );

	it( 'delays only its own request of a batch', async () => {
		server.script(
			respondWithJson( 207, {
				responses: [
					{ status: 200, headers: {}, body: {} },
					{
						status: 400,
						headers: { 'RateLimit-Retry-After': 0 },
						body: {
							code: 'rate_limit_exceeded',
							message: 'Too many requests.',
						},
					},
				],
			} )
		);
		const client = createTestClient( server );
		const results = await Promise.all( [
			client.send( add( 'a', { retry: 'safe' } ) ),
			client.send( add( 'b', { retry: 'safe' } ) ),
		] );
		expect( results.map( ( { ok } ) => ok ) ).toEqual( [ true, true ] );
		expect( server.seen.map( getLabels ) ).toEqual( [
			[ 'a', 'b' ],
			[ 'b' ],
		] );
	} );

	it( 'fails the request at once if it lasts longer than the time limit of an attempt', async () => {
		server.script( limited( '60' ) );
		const result = await createTestClient( server ).send( CART );
		expect( getFailure( result ) ).toMatchObject( API );
		expect( server.seen ).toHaveLength( 1 );
	} );

	it( 'delays the retry by the default pause if the response has no time', async () => {
		server.script( limited( 'soon' ) );
		expect( await createTestClient( server ).send( CART ) ).toMatchObject( {
			ok: true,
		} );
		expect( server.seen ).toHaveLength( 2 );
	} );

	it( 'fails an unsafe write, with a known outcome', async () => {
		server.script( limited( '0' ) );
		const result = await createTestClient( server ).send(
			selectRate( 'a' )
		);
		expect( getFailure( result ) ).toMatchObject( {
			...API,
			isOutcomeUnknown: false,
		} );
		expect( server.done ).toEqual( [] );
	} );
} );

describe( 'time limit', () => {
	it( 'applies to each request, and a later response is ignored', async () => {
		server.script( after( 150, respondNormally ) );
		const client = createTestClient( server );
		const received: ReceivedCart[] = [];
		client.onCart( ( reply ) => received.push( reply ) );
		const slow = client.send( selectRate( 'a', { timeoutMs: 60 } ) );
		const next = client.send( add( 'b' ) );
		expect( getFailure( await slow ) ).toMatchObject( {
			kind: 'timeout',
			code: 'timeout',
			message: 'The server took too long to respond.',
			isOutcomeUnknown: true,
		} );
		await next;
		await wait( 200 );
		expect( server.seen ).toHaveLength( 2 );
		expect( received ).toHaveLength( 1 );
	} );

	it( 'closes the connection', async () => {
		let isClosed = false;
		server.script( ( _seen, response ) => {
			response.on( 'close', () => {
				isClosed = true;
			} );
		} );
		await createTestClient( server ).send(
			selectRate( 'a', { timeoutMs: 40 } )
		);
		await wait( 40 );
		expect( isClosed ).toBe( true );
	} );

	it( 'of a batch is the longest of its requests', async () => {
		server.script( after( 120, respondNormally ) );
		const client = createTestClient( server );
		const results = await Promise.all( [
			client.send( add( 'a', { timeoutMs: 30 } ) ),
			client.send( add( 'b', { timeoutMs: 300 } ) ),
		] );
		expect( results.map( ( { ok } ) => ok ) ).toEqual( [ true, true ] );
	} );

	it( 'includes the body', async () => {
		server.script( ( _seen, response ) => {
			response.writeHead( 200, { 'Content-Length': '100' } );
			response.write( '{' );
		} );
		const result = await createTestClient( server ).send(
			selectRate( 'a', { timeoutMs: 60 } )
		);
		expect( getFailure( result ) ).toMatchObject( { kind: 'timeout' } );
	} );
} );

describe( 'offline', () => {
	it( 'a safe request waits for the network after its first attempt', async () => {
		const online = switchableNetwork();
		server.script( dropBefore );
		online.turn( false );
		const client = createTestClient( server, { online } );
		const result = client.send( CART );
		await wait( 120 );
		expect( server.seen ).toHaveLength( 1 );
		online.turn( true );
		expect( await result ).toMatchObject( { ok: true } );
		expect( server.seen ).toHaveLength( 2 );
		expect( online.listeners.size ).toBe( 0 );
	} );

	it( 'waiting does not count as an attempt', async () => {
		const online = switchableNetwork();
		server.script( dropBefore, dropBefore, dropBefore );
		online.turn( false );
		const client = createTestClient( server, { online } );
		const result = client.send( CART );
		await wait( 60 );
		online.turn( true );
		expect( await result ).toMatchObject( { ok: true } );
		expect( server.seen ).toHaveLength( 4 );
	} );

	it( 'a read fails after the time limit of one attempt', async () => {
		const online = switchableNetwork();
		server.script( dropBefore );
		online.turn( false );
		const result = await createTestClient( server, {
			online,
			timeoutMs: 100,
		} ).send( CART );
		expect( getFailure( result ) ).toMatchObject( {
			kind: 'network',
			code: 'offline_error',
			message: 'You are offline. Please check your internet connection.',
			isOutcomeUnknown: false,
		} );
		expect( server.seen ).toHaveLength( 1 );
		expect( online.listeners.size ).toBe( 0 );
	} );

	it( 'safe changes wait without a limit, and are sent in their order', () =>
		inFakeTime( async () => {
			const online = switchableNetwork();
			server.script( dropBefore );
			online.turn( false );
			const client = createTestClient( server, {
				transport: timedTransport( server.root ),
				online,
				timeoutMs: 50,
			} );
			const order: string[] = [];
			const results = [ 'a', 'b' ].map( async ( rate ) => {
				const result = await client.send( {
					...selectRate( rate ),
					retry: 'safe',
				} );
				order.push( rate );
				return result.ok;
			} );
			await wait( 200 );
			expect( server.seen ).toHaveLength( 1 );
			online.turn( true );
			expect( await Promise.all( results ) ).toEqual( [ true, true ] );
			expect( order ).toEqual( [ 'a', 'b' ] );
			expect( server.seen ).toHaveLength( 3 );
		} ) );

	it( 'a cancelled request does not block the others', async () => {
		const online = switchableNetwork();
		server.script( dropBefore );
		online.turn( false );
		const client = createTestClient( server, { online, timeoutMs: 5000 } );
		const controller = new AbortController();
		const cancelled = client.send( { ...CART, signal: controller.signal } );
		const next = client.send( selectRate( 'a' ) );
		await wait( 60 );
		controller.abort();
		expect( getFailure( await cancelled ) ).toMatchObject( {
			kind: 'aborted',
			isOutcomeUnknown: false,
		} );
		expect( await next ).toMatchObject( { ok: true } );
	} );

	it( 'an unsafe write fails at once', async () => {
		const online = switchableNetwork();
		server.script( dropBefore );
		online.turn( false );
		const result = await createTestClient( server, { online } ).send(
			selectRate( 'a' )
		);
		expect( getFailure( result ) ).toMatchObject( {
			kind: 'network',
			code: 'offline_error',
			isOutcomeUnknown: true,
		} );
	} );

	it( 'a write that is sent once waits without a limit, with the requests before and after it', () =>
		inFakeTime( async () => {
			const online = switchableNetwork();
			server.script( dropBefore );
			online.turn( false );
			const client = createTestClient( server, {
				transport: timedTransport( server.root ),
				online,
				timeoutMs: 50,
			} );
			const results = [
				client.send( add( 'a', { retry: 'safe' } ) ),
				client.send( add( 'b', { retry: 'once' } ) ),
				client.send( add( 'c', { retry: 'safe' } ) ),
			];
			await wait( 200 );
			expect( server.seen.map( ( { method } ) => method ) ).toEqual( [
				'GET',
			] );
			online.turn( true );
			expect(
				( await Promise.all( results ) ).map( ( { ok } ) => ok )
			).toEqual( [ true, true, true ] );
			expect( getLabels( server.seen[ 1 ] ?? { body: null } ) ).toEqual( [
				'a',
				'b',
				'c',
			] );
			expect( server.seen ).toHaveLength( 2 );
			expect( online.listeners.size ).toBe( 0 );
		} ) );

	it( 'a write that is sent once uses a connection that works', async () => {
		const online = switchableNetwork();
		online.turn( false );
		const client = createTestClient( server, { online } );
		expect(
			await client.send( add( 'a', { retry: 'once' } ) )
		).toMatchObject( { ok: true } );
		expect( server.seen.map( ( { method } ) => method ) ).toEqual( [
			'GET',
			'POST',
		] );
	} );

	it( 'a write that is sent once is not repeated after its response was lost', async () => {
		const online = switchableNetwork();
		server.script( dropBefore, dropAfter );
		online.turn( false );
		const client = createTestClient( server, { online } );
		const result = client.send( add( 'a', { retry: 'once' } ) );
		await wait( 60 );
		online.turn( true );
		expect( getFailure( await result ) ).toMatchObject( {
			kind: 'network',
			isOutcomeUnknown: true,
		} );
		await wait( 60 );
		expect( server.seen ).toHaveLength( 2 );
	} );

	it( 'a write that is sent once can be cancelled while it waits', async () => {
		const online = switchableNetwork();
		server.script( dropBefore );
		online.turn( false );
		const client = createTestClient( server, { online } );
		const controller = new AbortController();
		const result = client.send(
			add( 'a', { retry: 'once', signal: controller.signal } )
		);
		await wait( 60 );
		controller.abort();
		expect( getFailure( await result ) ).toMatchObject( {
			kind: 'aborted',
			isOutcomeUnknown: false,
		} );
		expect( await client.send( selectRate( 'b' ) ) ).toMatchObject( {
			ok: true,
		} );
		expect( server.seen ).toHaveLength( 2 );
	} );

	it( 'a write that became obsolete is not sent, but the others are', async () => {
		const online = switchableNetwork();
		server.script( dropBefore );
		online.turn( false );
		const client = createTestClient( server, { online } );
		let isObsolete = false;
		const obsolete = client.send(
			add( 'a', { retry: 'once', beforeSend: () => ! isObsolete } )
		);
		const next = client.send( add( 'b', { beforeSend: () => true } ) );
		await wait( 60 );
		isObsolete = true;
		online.turn( true );
		expect( getFailure( await obsolete ) ).toMatchObject( {
			kind: 'aborted',
			isOutcomeUnknown: false,
		} );
		expect( await next ).toMatchObject( { ok: true } );
		expect( getLabels( server.seen[ 1 ] ?? { body: null } ) ).toEqual( [
			'b',
		] );
	} );

	it( 'a nonce that has expired meanwhile is renewed, and each change is made once', async () => {
		const online = switchableNetwork();
		server.script( dropBefore );
		online.turn( false );
		const client = createTestClient( server, {
			online,
			seed: { storeApiNonce: 'stale', wcStoreApiNonceTimestamp: '50' },
		} );
		server.nonce = 'fresh';
		const results = [
			client.send( add( 'a', { retry: 'once' } ) ),
			client.send( add( 'b', { retry: 'safe' } ) ),
		];
		await wait( 60 );
		online.turn( true );
		expect(
			( await Promise.all( results ) ).map( ( { ok } ) => ok )
		).toEqual( [ true, true ] );
		expect( client.nonce() ).toBe( 'fresh' );
		expect( server.done ).toEqual( [ 'a', 'b' ] );
	} );

	it( 'uses a working connection although the browser reports being offline', async () => {
		const online = switchableNetwork();
		online.turn( false );
		expect(
			await createTestClient( server, { online } ).send( CART )
		).toMatchObject( { ok: true } );
	} );
} );
