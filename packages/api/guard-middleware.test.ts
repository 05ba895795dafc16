/**
 * @jest-environment node
 */
import type { ApiFetch, APIFetchMiddleware } from '@wordpress/api-fetch';
import { startWithApiFetch } from './test-api-fetch';
import { apiFetchTransport } from './transports/api-fetch';
import { guardMiddleware, MIDDLEWARE_LIMIT_MS } from './guard-middleware';
import { dropBefore, respondWithJson } from './test-server';
import type { TestServer } from './test-server';
import {
	CART,
	createTestClient,
	getFailure,
	realClock,
	selectRate,
	until,
	wait,
} from './test-client';

let server: TestServer;
let apiFetch: ApiFetch;
let close: () => Promise< void >;

const LIMIT_MS = 200;

const SHORT_MS = 1000;

const clock = {
	...realClock,
	setTimeout: ( callback: () => void, delayMs: number ) =>
		realClock.setTimeout(
			callback,
			delayMs === MIDDLEWARE_LIMIT_MS ? LIMIT_MS : delayMs
		),
};

beforeEach( async () => {
	( { server, apiFetch, close } = await startWithApiFetch() );
} );
afterEach( () => close() );

const neverSettles = () => new Promise< never >( () => {} );
const throwError = () => {
	throw new TypeError( 'of the add-on' );
};

/** Long, because a busy machine may pause for seconds; requests that never end have their own limit. */
const open = ( middleware: unknown, timeoutMs = 10_000 ) => {
	const faults: string[] = [];
	apiFetch.use(
		guardMiddleware( middleware as APIFetchMiddleware< boolean >, {
			clock,
			onFault: ( kind ) => faults.push( kind ),
		} )
	);
	const client = createTestClient( server, {
		transport: apiFetchTransport( apiFetch ),
		seed: { storeApiNonce: 'n1' },
		retryDelaysMs: [],
		timeoutMs,
	} );
	return { ...client, faults };
};

const WRITE = selectRate( 'a' );
const SUCCESS = { ok: true, reply: { body: { done: [ 'a' ] } } };

type Case = readonly [
	does: string,
	middleware: unknown,
	fault: string | null,
];

const AFTER_SENDING: readonly Case[] = [
	[
		'adds to query and headers',
		( options: any, next: any ) =>
			next( {
				...options,
				path: `${ options.path }&currency=EUR`,
				headers: { ...options.headers, 'X-Own': '1' },
			} ),
		null,
	],
	[
		'calls next() twice at once',
		( options: any, next: any ) =>
			Promise.all( [ next( options ), next( options ) ] ).then(
				( [ first ] ) => first
			),
		'refused',
	],
	[
		'calls next() again after the response',
		async ( options: any, next: any ) => {
			await next( options );
			return next( { ...options, signal: undefined } );
		},
		'refused',
	],
	[
		'throws after it called next()',
		( options: any, next: any ) => {
			next( options );
			throwError();
		},
		'threw',
	],
	[
		'throws after the response',
		( options: any, next: any ) => next( options ).then( throwError ),
		'threw',
	],
	[
		'throws an API error after a successful response',
		async ( options: any, next: any ) => {
			await next( options );
			throw { code: 'no', message: 'No.', data: { status: 400 } };
		},
		'threw',
	],
	[
		'never settles after the response',
		( options: any, next: any ) => next( options ).then( neverSettles ),
		'timeout',
	],
	[
		'returns undefined after the response',
		( options: any, next: any ) => next( options ).then( () => undefined ),
		'wrongType',
	],
	[
		'returns the parsed response',
		( options: any, next: any ) =>
			next( options ).then( ( response: Response ) => response.json() ),
		'wrongType',
	],
	[
		'returns a response that it has consumed',
		async ( options: any, next: any ) => {
			const response = await next( options );
			await response.text();
			return response;
		},
		'wrongType',
	],
	[
		'replaces the response with HTML',
		( options: any, next: any ) =>
			next( options ).then( () => new Response( '<html>' ) ),
		'wrongType',
	],
	[
		'calls next() without options',
		( _options: any, next: any ) => next(),
		'mutatedInput',
	],
	[
		'passes on another request',
		( options: any, next: any ) =>
			next( {
				...options,
				path: '/wp/v2/users',
				method: 'DELETE',
				data: 'hostile',
				parse: true,
			} ),
		'mutatedInput',
	],
	[
		'overwrites all properties of the request',
		( options: any, next: any ) => {
			options.data.label = 'hostile';
			for ( const key of Object.keys( options ) ) {
				options[ key ] = 'hostile';
			}
			return next( options );
		},
		'mutatedInput',
	],
	[
		'replaces the nonce, and sets invalid headers',
		( options: any, next: any ) =>
			next( {
				...options,
				headers: { nonce: 'hostile', 'in valid': 'x', X: '\n\u0000' },
			} ),
		null,
	],
];

it.each( AFTER_SENDING )(
	'uses the response of the server, once, if a middleware %s',
	async ( _title, middleware, fault ) => {
		server.nonce = 'n1';
		const client = open( middleware );
		expect( await client.send( WRITE ) ).toMatchObject( SUCCESS );
		expect( server.done ).toEqual( [ 'a' ] );
		expect( client.faults ).toEqual( fault === null ? [] : [ fault ] );
		expect( await client.send( selectRate( 'b' ) ) ).toMatchObject( {
			ok: true,
		} );
		expect( server.done ).toEqual( [ 'a', 'b' ] );
	}
);

const WITHOUT_SENDING: readonly Case[] = [
	[ 'throws', throwError, 'threw' ],
	[ 'throws null', () => Promise.reject( null ), 'threw' ],
	[ 'never settles', neverSettles, 'timeout' ],
	[ 'returns undefined', async () => undefined, 'wrongType' ],
	[ 'returns an object', async () => ( { hostile: true } ), 'wrongType' ],
	[ 'returns HTML', async () => new Response( '<html>' ), 'wrongType' ],
];

it.each( WITHOUT_SENDING )(
	'bypasses a middleware for a read if it %s',
	async ( _title, middleware, fault ) => {
		const client = open( middleware );
		expect( await client.send( CART ) ).toMatchObject( {
			ok: true,
			reply: { body: { items: [] } },
		} );
		expect( client.faults ).toEqual( [ fault ] );
		expect( server.seen ).toHaveLength( 1 );
	}
);

it.each( WITHOUT_SENDING )(
	'fails a write with an unknown outcome, and bypasses the middleware for the next, if it %s',
	async ( _title, middleware, fault ) => {
		const client = open( middleware, SHORT_MS );
		const failure = getFailure( await client.send( WRITE ) );
		expect( failure.isOutcomeUnknown ).toBe( true );
		await until( () => client.faults.length > 0 );
		expect( client.faults ).toEqual( [ fault ] );
		expect( server.seen ).toEqual( [] );
		expect( await client.send( WRITE ) ).toMatchObject( SUCCESS );
		expect( client.faults ).toEqual( [ fault ] );
	}
);

it( 'does not send a write that a middleware passes on after its time limit', async () => {
	let forward = () => {};
	const client = open(
		( options: any, next: any ) =>
			new Promise( ( resolve ) => {
				forward = () => resolve( next( options ) );
			} ),
		SHORT_MS
	);
	expect( getFailure( await client.send( WRITE ) ).kind ).toBe( 'timeout' );
	await until( () => client.faults.length > 0 );
	expect( await client.send( WRITE ) ).toMatchObject( SUCCESS );
	forward();
	await wait( 50 );
	expect( server.done ).toEqual( [ 'a' ] );
} );

it( 'lets a middleware delay a write for as long as its caller waits', async () => {
	const client = open( async ( options: any, next: any ) => {
		await wait( 3 * LIMIT_MS );
		return next( options );
	} );
	expect( await client.send( WRITE ) ).toMatchObject( SUCCESS );
	expect( client.faults ).toEqual( [] );
} );

it( 'lets a middleware reject a request with an API error', async () => {
	const client = open( async () => {
		throw { code: 'no', message: 'No.', data: { status: 403 } };
	} );
	expect( getFailure( await client.send( WRITE ) ) ).toMatchObject( {
		kind: 'api',
		code: 'no',
	} );
	expect( client.faults ).toEqual( [] );
} );

it.each( [
	[
		'an API error of the server',
		respondWithJson( 400, { code: 'no', message: 'No.' } ),
		'no',
	],
	[ 'a broken connection', dropBefore, 'fetch_error' ],
] )( 'reports no fault for %s', async ( _title, behaviour, code ) => {
	server.script( behaviour );
	const client = open( ( options: any, next: any ) => next( options ) );
	expect( getFailure( await client.send( WRITE ) ).code ).toBe( code );
	expect( client.faults ).toEqual( [] );
} );

it( 'lets a middleware repeat a read', async () => {
	const client = open( async ( options: any, next: any ) => {
		await next( options );
		return next( options );
	} );
	expect( await client.send( CART ) ).toMatchObject( { ok: true } );
	expect( server.seen ).toHaveLength( 2 );
	expect( client.faults ).toEqual( [] );
} );

it( 'ignores requests outside the Store API', async () => {
	const { faults } = open( () => 'own' );
	expect( await apiFetch( { path: '/wp/v2/posts' } ) ).toBe( 'own' );
	expect( faults ).toEqual( [] );
} );
