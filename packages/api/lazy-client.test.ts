/** @jest-environment node */
import { createApiClient } from './client';
import { createLazyApiClient } from './lazy-client';
import { createSession } from './session';
import {
	add,
	CART,
	getFailure,
	memoryStorage,
	realClock,
	getSequence,
	switchableNetwork,
	wait,
} from './test-client';
import type { HttpRequest, ReceivedCart } from './types';

const CART_NOW = { items: [], totals: {} };

const PRELOADED = new Map( [
	[ CART.path, { body: CART_NOW, headers: { Nonce: 'fresh' } } ],
] );

const page = ( preloaded = PRELOADED ) => {
	const sent: HttpRequest[] = [];
	const online = switchableNetwork();
	const session = createSession( { storage: memoryStorage() } );
	const open = () =>
		createApiClient( {
			session,
			transport: async ( request ) => {
				sent.push( request );
				return {
					status: 200,
					headers: new Headers(),
					text: JSON.stringify(
						request.path.includes( 'batch' )
							? {
									responses: [
										{
											status: 200,
											headers: {},
											body: CART_NOW,
										},
									],
								}
							: CART_NOW
					),
				};
			},
			clock: realClock,
			online,
			batchWindowMs: 20,
		} );
	const load = jest.fn( async () => open() );
	const client = createLazyApiClient( {
		load,
		session,
		preloaded,
		clock: realClock,
		online,
	} );
	return { client, load, sent, online };
};

it( 'returns a preloaded response with its nonce, without loading the client', async () => {
	const { client, load } = page();
	const result = await client.send( CART );
	expect( result ).toMatchObject( { ok: true, reply: { body: CART_NOW } } );
	expect( client.nonce() ).toBe( 'fresh' );
	expect( load ).not.toHaveBeenCalled();
} );

it( 'loads the client with the first request that has no preloaded response', async () => {
	const { client, load, sent } = page();
	const preloaded = await client.send( CART );
	const requestedPaths = await client.send( CART );
	expect( sent ).toHaveLength( 1 );
	expect( getSequence( requestedPaths ) ).toBeGreaterThan(
		getSequence( preloaded )
	);
	await client.send( CART );
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( "sends requests that waited for the client in order, in one batch, with the page's nonce", async () => {
	const { client, sent } = page();
	await client.send( CART );
	await Promise.all( [
		client.send( add( 'a' ) ),
		client.send( add( 'b' ) ),
	] );
	expect( sent ).toHaveLength( 1 );
	expect( sent[ 0 ]?.headers ).toEqual( { Nonce: 'fresh' } );
	expect( sent[ 0 ]?.data ).toMatchObject( {
		requests: [ { body: { label: 'a' } }, { body: { label: 'b' } } ],
	} );
} );

it( 'ignores preloaded responses after the first write', async () => {
	const { client, sent } = page();
	await client.send( add( 'a' ) );
	await client.send( CART );
	expect( sent ).toHaveLength( 2 );
} );

it( 'notifies listeners added before and after the client loads, but not removed ones', async () => {
	const { client } = page( new Map() );
	const received: string[] = [];
	const createListener =
		( name: string ) =>
		( { path }: ReceivedCart ) =>
			received.push( `${ name } ${ path }` );
	const stopped = client.onCart( createListener( 'stopped' ) );
	client.onCart( createListener( 'early' ) );
	stopped();
	await client.send( CART );
	client.onCart( createListener( 'late' ) )();
	client.onCart( createListener( 'second' ) );
	await client.send( { ...CART, isFresh: true } );
	expect( received ).toEqual( [
		`early ${ CART.path }`,
		`early ${ CART.path }`,
		`second ${ CART.path }`,
	] );
} );

it( 'notifies a listener that is added while the client loads', async () => {
	const { client } = page( new Map() );
	const received = new Set< number >();
	const sending = client.send( CART );
	for ( let turn = 0; turn < 20; turn++ ) {
		client.onCart( () => received.add( turn ) );
		await Promise.resolve();
	}
	await sending;
	received.clear();
	await client.send( { ...CART, isFresh: true } );
	expect( received.size ).toBe( 20 );
} );

it( 'fails as if offline if the client does not load, and loads it again with the next request', async () => {
	const { client, load, online } = page( new Map() );
	load.mockRejectedValueOnce( new Error( 'No network.' ) );
	online.turn( false );
	const failure = getFailure( await client.send( add( 'a' ) ) );
	expect( failure ).toMatchObject( {
		kind: 'network',
		code: 'offline_error',
		isOutcomeUnknown: false,
	} );
	online.turn( true );
	expect( await client.send( CART ) ).toMatchObject( { ok: true } );
} );

it( 'sends a safe request when the network returns', async () => {
	const { client, load, online } = page( new Map() );
	load.mockRejectedValueOnce( new Error( 'No network.' ) );
	online.turn( false );
	let isSettled = false;
	const requestedPaths = client.send( add( 'a', { retry: 'safe' } ) );
	void requestedPaths.then( () => {
		isSettled = true;
	} );
	await wait( 20 );
	expect( isSettled ).toBe( false );
	online.turn( true );
	expect( await requestedPaths ).toMatchObject( { ok: true } );
} );

it( 'fails a safe request if no network returns within its time limit', async () => {
	const { client, load, online } = page( new Map() );
	load.mockRejectedValue( new Error( 'No network.' ) );
	online.turn( false );
	const failure = getFailure(
		await client.send( { ...CART, timeoutMs: 10 } )
	);
	expect( failure.code ).toBe( 'offline_error' );
} );

it( 'loads the client before the first request when `prepare` is called', async () => {
	const { client, load } = page();
	client.prepare();
	client.prepare();
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

describe( 'beside another script that changes the cart', () => {
	const listen = ( { client }: ReturnType< typeof page > ) => {
		const received: ReceivedCart[] = [];
		client.onCart( ( cart ) => received.push( cart ) );
		return received;
	};

	it( 'emits the cart of its response, in sequence with our own responses', async () => {
		const opened = page( new Map() );
		const received = listen( opened );
		await opened.client.send( CART );
		const emitCart = opened.client.expectCart();
		expect( emitCart( CART_NOW, 'abc' ) ).toBe( true );
		const own = await opened.client.send( CART );
		const foreign = received[ 1 ];
		expect( foreign ).toMatchObject( { cart: CART_NOW, hash: 'abc' } );
		expect( foreign?.sequence ).toBeGreaterThan(
			received[ 0 ]?.sequence ?? Infinity
		);
		expect( foreign?.sequence ).toBeLessThan( getSequence( own ) );
	} );

	it( 'emits nothing if a response of ours has arrived meanwhile, or one is on its way', async () => {
		const opened = page( new Map() );
		const received = listen( opened );
		const emitFirst = opened.client.expectCart();
		await opened.client.send( CART );
		expect( emitFirst( CART_NOW ) ).toBe( false );
		const emitSecond = opened.client.expectCart();
		const sending = opened.client.send( CART );
		await wait( 0 );
		expect( emitSecond( CART_NOW ) ).toBe( false );
		await sending;
		expect( received ).toHaveLength( 2 );
	} );

	it( 'sends no request before the script has its response', async () => {
		const { client, sent } = page( new Map() );
		const release = client.hold();
		const sending = client.send( add( 'a' ) );
		await wait( 60 );
		expect( sent ).toHaveLength( 0 );
		release();
		await sending;
		expect( sent ).toHaveLength( 1 );
	} );
} );
