/** @jest-environment node */
import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { createShop, type Shop } from '../app';
import { parseFault } from './fault';
import { createRandom, drawFault, readPlan } from './plan';
import { isRecord } from '../is-record';

const CART = '/wp-json/wc/store/v1/cart';
const MUG = 26;

let shop: Shop;
let server: ReturnType< typeof createAdaptorServer >;
let origin: string;
let cookie: string;
let nonce: string;

const sendRequest = async (
	method: string,
	path: string,
	body?: unknown,
	headers: Record< string, string > = {}
): Promise< Response > => {
	const response = await fetch( origin + path, {
		method,
		headers: {
			Cookie: cookie,
			Nonce: nonce,
			'Content-Type': 'application/json',
			...headers,
		},
		body: body === undefined ? undefined : JSON.stringify( body ),
	} );
	nonce = response.headers.get( 'Nonce' ) ?? nonce;
	return response;
};

const addMug = ( fault = '' ) =>
	sendRequest(
		'POST',
		`${ CART }/add-item`,
		{ id: MUG, quantity: 1 },
		fault ? { 'X-Demo-Fault': fault } : {}
	);

/** As stored, whatever the shop responded. */
const getCart = async (): Promise< unknown > => {
	const state: unknown = await (
		await sendRequest( 'GET', '/demo/state' )
	).json();
	return isRecord( state ) && isRecord( state.cart )
		? state.cart.items_count
		: null;
};

beforeAll( async () => {
	shop = createShop( { databasePath: ':memory:', buildFolder: '' } );
	server = createAdaptorServer( { fetch: shop.fetch } );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	const address = server.address();
	origin = `http://127.0.0.1:${ isRecord( address ) ? address.port : '' }`;
} );

afterAll( async () => {
	await new Promise( ( resolve ) => {
		server.close( resolve );
		( server as Server ).closeAllConnections();
	} );
	shop.close();
} );

beforeEach( async () => {
	cookie = '';
	nonce = '';
	await sendRequest( 'GET', CART );
	const response = await sendRequest( 'POST', '/demo/options', {} );
	cookie = response.headers
		.getSetCookie()
		.map( ( one ) => one.split( ';' )[ 0 ] )
		.join( '; ' );
} );

test.each( [
	[ 'drop-before', 0 ],
	[ 'drop-after', 1 ],
] )(
	'%s closes the connection, and the cart has %s',
	async ( fault, count ) => {
		await expect( addMug( fault ) ).rejects.toThrow();
		expect( await getCart() ).toBe( count );
	}
);

test( 'cut sends the full length and half of the body, after the work', async () => {
	const response = await addMug( 'cut' );
	expect( response.status ).toBe( 201 );
	expect(
		Number( response.headers.get( 'Content-Length' ) )
	).toBeGreaterThan( 1000 );
	await expect( response.text() ).rejects.toThrow();
	expect( await getCart() ).toBe( 1 );
} );

test.each( [
	[ 'error-500', 500, 'application/json', 0 ],
	[ 'error-500-after', 500, 'application/json', 1 ],
	[ 'html', 200, 'text/html; charset=UTF-8', 0 ],
	[ 'html;after=1;status=502', 502, 'text/html; charset=UTF-8', 1 ],
] )(
	'%s responds to %s with %s, and the cart has %s',
	async ( fault, status, type, count ) => {
		const response = await addMug( fault );
		expect( response.status ).toBe( status );
		expect( response.headers.get( 'Content-Type' ) ).toContain( type );
		expect( await getCart() ).toBe( count );
	}
);

test( 'delay responds with a delay', async () => {
	const start = performance.now();
	expect( ( await addMug( 'delay;ms=80' ) ).status ).toBe( 201 );
	expect( performance.now() - start ).toBeGreaterThanOrEqual( 79 );
} );

test( 'stale-nonce refuses once and sends the valid nonce', async () => {
	const old = nonce;
	expect( ( await addMug( 'stale-nonce' ) ).status ).toBe( 403 );
	expect( nonce ).not.toBe( old );
	expect( ( await addMug() ).status ).toBe( 201 );
	expect( await getCart() ).toBe( 1 );
} );

test( 'reorder sends the next reply first', async () => {
	const order: string[] = [];
	const first = addMug( 'reorder;ms=5000' ).then( () =>
		order.push( 'first' )
	);
	await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	await addMug().then( () => order.push( 'second' ) );
	await first;
	expect( order ).toEqual( [ 'second', 'first' ] );
} );

test( 'reorder waits no longer than its limit', async () => {
	expect( ( await addMug( 'reorder;ms=50' ) ).status ).toBe( 201 );
} );

test( 'applies a plan to its session, paths and number of times, also inside batches', async () => {
	await sendRequest( 'POST', '/demo/faults', {
		plan: [ { match: 'cart/add-item', kind: 'error-500', times: 2 } ],
	} );
	expect( ( await sendRequest( 'GET', CART ) ).status ).toBe( 200 );
	const stranger = await fetch( `${ origin }${ CART }/add-item`, {
		method: 'POST',
		headers: { Nonce: nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify( { id: MUG } ),
	} );
	expect( stranger.status ).toBe( 201 );
	expect( ( await addMug() ).status ).toBe( 500 );
	const batch = {
		requests: [
			{
				path: '/wc/store/v1/cart/add-item',
				headers: { Nonce: nonce },
				body: { id: MUG },
			},
		],
	};
	expect(
		( await sendRequest( 'POST', '/wp-json/wc/store/v1/batch', batch ) )
			.status
	).toBe( 500 );
	expect(
		( await sendRequest( 'POST', '/wp-json/wc/store/v1/batch', batch ) )
			.status
	).toBe( 207 );
	expect( await getCart() ).toBe( 1 );
} );

test( 'ends a plan when it is cleared', async () => {
	await sendRequest( 'POST', '/demo/faults', {
		plan: [ { match: '*', kind: 'error-500' } ],
	} );
	expect( ( await addMug() ).status ).toBe( 500 );
	await sendRequest( 'DELETE', '/demo/faults' );
	expect( ( await addMug() ).status ).toBe( 201 );
} );

test( 'refuses an invalid plan', async () => {
	const response = await sendRequest( 'POST', '/demo/faults', {
		plan: [ { match: '*', kind: 'earthquake' } ],
	} );
	expect( response.status ).toBe( 400 );
} );

test( 'draws the same faults for the same seed', () => {
	const plan = ( seed: number ) => {
		const rules =
			readPlan( {
				plan: [ { match: '*', kind: 'delay', probability: 0.5, seed } ],
			} ) ?? [];
		return Array.from(
			{ length: 40 },
			() => drawFault( rules, [ '/cart' ] )?.fault.kind ?? '-'
		).join( ' ' );
	};
	expect( plan( 7 ) ).toBe( plan( 7 ) );
	expect( plan( 7 ) ).not.toBe( plan( 8 ) );
	expect( plan( 7 ) ).toContain( 'delay' );
	expect( plan( 7 ) ).toContain( '-' );
} );

test( 'distributes draws between 0 and 1', () => {
	const random = createRandom( 1 );
	const draws = Array.from( { length: 2000 }, random );
	const mean = draws.reduce( ( all, one ) => all + one, 0 ) / draws.length;
	expect( Math.min( ...draws ) ).toBeGreaterThanOrEqual( 0 );
	expect( Math.max( ...draws ) ).toBeLessThan( 1 );
	expect( mean ).toBeCloseTo( 0.5, 1 );
} );

test.each( [
	[ 'delay;ms=300', { kind: 'delay', ms: 300, isAfter: false, status: 200 } ],
	[
		'html; after=1; status=502',
		{ kind: 'html', ms: 1000, isAfter: true, status: 502 },
	],
	[
		'delay;ms=soon',
		{ kind: 'delay', ms: 1000, isAfter: false, status: 200 },
	],
	[ 'nosuch', null ],
	[ '', null ],
] )( 'parses the fault %j', ( text, expected ) => {
	expect( parseFault( text ) ).toEqual( expected );
} );
