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

/** A clock on which patience is as short as the tests are. */
const LIMIT_MS = 40;
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

const open = ( middleware: unknown ) => {
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
		timeoutMs: 300,
	} );
	return { ...client, faults };
};

const WRITE = selectRate( 'a' );
const SUCCESS = { ok: true, reply: { body: { done: [ 'a' ] } } };

/** What a middleware does, what comes of a change, and what is said of it. */
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
		'hands on twice at once',
		( options: any, next: any ) =>
			Promise.all( [ next( options ), next( options ) ] ).then(
				( [ first ] ) => first
			),
		'refused',
	],
	[
		'hands on once more when it has an answer',
		async ( options: any, next: any ) => {
			await next( options );
			return next( { ...options, signal: undefined } );
		},
		'refused',
	],
	[
		'throws once it has handed on',
		( options: any, next: any ) => {
			next( options );
			throwError();
		},
		'threw',
	],
	[
		'throws when it has an answer',
		( options: any, next: any ) => next( options ).then( throwError ),
		'threw',
	],
	[
		'makes an error of the API of a good answer',
		async ( options: any, next: any ) => {
			await next( options );
			throw { code: 'no', message: 'No.', data: { status: 400 } };
		},
		'threw',
	],
	[
		'keeps the answer to itself',
		( options: any, next: any ) => next( options ).then( neverSettles ),
		'timeout',
	],
	[
		'gives nothing for the answer',
		( options: any, next: any ) => next( options ).then( () => undefined ),
		'wrongType',
	],
	[
		'gives the answer parsed',
		( options: any, next: any ) =>
			next( options ).then( ( answer: Response ) => answer.json() ),
		'wrongType',
	],
	[
		'gives the answer when it has read it',
		async ( options: any, next: any ) => {
			const answer = await next( options );
			await answer.text();
			return answer;
		},
		'wrongType',
	],
	[
		'gives a page for the answer',
		( options: any, next: any ) =>
			next( options ).then( () => new Response( '<html>' ) ),
		'wrongType',
	],
	[
		'hands on nothing',
		( _options: any, next: any ) => next(),
		'mutatedInput',
	],
	[
		'hands on another request',
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
		'writes all over the request',
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
		'takes the nonce away, and sets what no header may be',
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
		const requestAgain = open( middleware );
		expect( await requestAgain.send( WRITE ) ).toMatchObject( SUCCESS );
		expect( server.done ).toEqual( [ 'a' ] );
		expect( requestAgain.faults ).toEqual(
			fault === null ? [] : [ fault ]
		);
		// It is with the next one too.
		expect( await requestAgain.send( selectRate( 'b' ) ) ).toMatchObject( {
			ok: true,
		} );
		expect( server.done ).toEqual( [ 'a', 'b' ] );
	}
);

const NOT_FORWARDED_ERROR: readonly Case[] = [
	[ 'throws', throwError, 'threw' ],
	[ 'throws null', () => Promise.reject( null ), 'threw' ],
	[ 'never answers', neverSettles, 'timeout' ],
	[ 'gives nothing', async () => undefined, 'wrongType' ],
	[ 'gives an object', async () => ( { hostile: true } ), 'wrongType' ],
	[ 'gives a page', async () => new Response( '<html>' ), 'wrongType' ],
];

it.each( NOT_FORWARDED_ERROR )(
	'bypasses a middleware for a read if it %s',
	async ( _title, middleware, fault ) => {
		const requestAgain = open( middleware );
		expect( await requestAgain.send( CART ) ).toMatchObject( {
			ok: true,
			reply: { body: { items: [] } },
		} );
		expect( requestAgain.faults ).toEqual( [ fault ] );
		expect( server.seen ).toHaveLength( 1 );
	}
);

it.each( NOT_FORWARDED_ERROR )(
	'fails a write with an unknown outcome, and bypasses the middleware for the next, if it %s',
	async ( _title, middleware, fault ) => {
		const requestAgain = open( middleware );
		const failure = getFailure( await requestAgain.send( WRITE ) );
		expect( failure.isOutcomeUnknown ).toBe( true );
		await until( () => requestAgain.faults.length > 0 );
		expect( requestAgain.faults ).toEqual( [ fault ] );
		expect( server.seen ).toEqual( [] );
		expect( await requestAgain.send( WRITE ) ).toMatchObject( SUCCESS );
		expect( requestAgain.faults ).toEqual( [ fault ] );
	}
);

it( 'does not send a write that a middleware passes on after its time limit', async () => {
	let forward = () => {};
	const requestAgain = open(
		( options: any, next: any ) =>
			new Promise( ( resolve ) => {
				forward = () => resolve( next( options ) );
			} )
	);
	expect( getFailure( await requestAgain.send( WRITE ) ).kind ).toBe(
		'timeout'
	);
	await until( () => requestAgain.faults.length > 0 );
	expect( await requestAgain.send( WRITE ) ).toMatchObject( SUCCESS );
	forward();
	await wait( 50 );
	expect( server.done ).toEqual( [ 'a' ] );
} );

it( 'lets a middleware delay a write for as long as its caller waits', async () => {
	const requestAgain = open( async ( options: any, next: any ) => {
		await wait( 3 * LIMIT_MS );
		return next( options );
	} );
	expect( await requestAgain.send( WRITE ) ).toMatchObject( SUCCESS );
	expect( requestAgain.faults ).toEqual( [] );
} );

it( 'lets a middleware reject a request with an API error', async () => {
	const requestAgain = open( async () => {
		throw { code: 'no', message: 'No.', data: { status: 403 } };
	} );
	expect( getFailure( await requestAgain.send( WRITE ) ) ).toMatchObject( {
		kind: 'api',
		code: 'no',
	} );
	expect( requestAgain.faults ).toEqual( [] );
} );

it.each( [
	[
		'a refusal of the server',
		respondWithJson( 400, { code: 'no', message: 'No.' } ),
		'no',
	],
	[ 'a connection that breaks', dropBefore, 'fetch_error' ],
] )( 'blames no middleware for %s', async ( _what, act, code ) => {
	server.script( act );
	const requestAgain = open( ( options: any, next: any ) => next( options ) );
	expect( getFailure( await requestAgain.send( WRITE ) ).code ).toBe( code );
	expect( requestAgain.faults ).toEqual( [] );
} );

it( 'lets a middleware repeat a read', async () => {
	const requestAgain = open( async ( options: any, next: any ) => {
		await next( options );
		return next( options );
	} );
	expect( await requestAgain.send( CART ) ).toMatchObject( { ok: true } );
	expect( server.seen ).toHaveLength( 2 );
	expect( requestAgain.faults ).toEqual( [] );
} );

it( 'ignores requests outside the Store API', async () => {
	const { faults } = open( () => 'own' );
	expect( await apiFetch( { path: '/wp/v2/posts' } ) ).toBe( 'own' );
	expect( faults ).toEqual( [] );
} );
