/**
 * @jest-environment node
 */
import type { ApiFetch, APIFetchMiddleware } from '@wordpress/api-fetch';
import { startWithApiFetch } from '../test-api-fetch';
import { apiFetchTransport } from './api-fetch';
import { createStoreApiMiddleware } from '../middleware';
import {
	cut,
	dropBefore,
	html,
	innerOf,
	sayJson,
	type Act,
	type TestServer,
} from '../test-server';
import { add, CART, clientOf, failureOf, selectRate } from '../test-client';

let server: TestServer;
let apiFetch: ApiFetch;
let close: () => Promise< void >;

beforeEach( async () => {
	( { server, apiFetch, close } = await startWithApiFetch() );
} );
afterEach( () => close() );

const client = () =>
	clientOf( server, {
		transport: apiFetchTransport( apiFetch ),
		seed: { storeApiNonce: 'n1' },
		retryDelaysMs: [],
	} );

describe( 'the transport', () => {
	it( 'sends what is asked, in batches and directly', async () => {
		const asking = client();
		await Promise.all( [
			asking.send( add( 'a' ) ),
			asking.send( add( 'b' ) ),
			asking.send( selectRate( 'c' ) ),
		] );
		expect( server.done ).toEqual( [ 'a', 'b', 'c' ] );
		expect( server.seen ).toMatchObject( [
			{
				method: 'POST',
				path: '/wc/store/v1/batch?_locale=site',
				headers: { nonce: 'n1' },
			},
			{
				path: '/wc/store/v1/cart/select-shipping-rate?_locale=site',
				headers: { nonce: 'n1' },
			},
		] );
	} );

	it( 'gives headers', async () => {
		server.script( sayJson( 200, [], { 'X-WP-Total': '7' } ) );
		const result = await client().send( CART );
		expect( result.ok && result.reply.headers.get( 'X-WP-Total' ) ).toBe(
			'7'
		);
	} );

	it( 'takes what WordPress preloaded, but not for a read that has to be fresh', async () => {
		apiFetch.use(
			apiFetch.createPreloadingMiddleware( {
				[ CART.path ]: { body: { items: 'old' }, headers: {} },
			} )
		);
		server.otherwise = sayJson( 200, { items: 'new' } );
		const asking = client();
		const itemsOf = async ( isFresh: boolean ) => {
			const result = await asking.send( { ...CART, isFresh } );
			return result.ok && result.reply.body;
		};
		expect( await itemsOf( true ) ).toEqual( { items: 'new' } );
		expect( await itemsOf( true ) ).toEqual( { items: 'new' } );
		expect( await itemsOf( false ) ).toEqual( { items: 'old' } );
		expect( server.seen ).toHaveLength( 2 );
	} );

	describe( 'when the nonce of WordPress itself has run out', () => {
		const expired = sayJson( 403, {
			code: 'rest_cookie_invalid_nonce',
			message: 'Cookie check failed',
			data: { status: 403 },
		} );

		it( 'fetches a new one and sends once more, a write as well', async () => {
			apiFetch.nonceEndpoint = `${ server.root }renew`;
			apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware( 'old' );
			apiFetch.use( apiFetch.nonceMiddleware );
			server.script( expired, sayJson( 200, 'fresh' ) );
			expect( await client().send( selectRate( 'a' ) ) ).toMatchObject( {
				ok: true,
			} );
			expect( server.done ).toEqual( [ 'a' ] );
			expect(
				server.seen.map( ( { headers } ) => headers[ 'x-wp-nonce' ] )
			).toEqual( [ 'old', undefined, '"fresh"' ] );
		} );

		it( 'says so where the page does not tell how to renew it', async () => {
			server.otherwise = expired;
			expect(
				failureOf( await client().send( selectRate( 'a' ) ) )
			).toMatchObject( { code: 'rest_cookie_invalid_nonce' } );
			expect( server.seen ).toHaveLength( 1 );
		} );
	} );

	const TABLE: ReadonlyArray< readonly [ string, Act, object ] > = [
		[
			'an API error',
			sayJson( 400, { code: 'no', message: 'No.' } ),
			{ kind: 'api', code: 'no', isOutcomeUnknown: false },
		],
		[
			'JSON with a bad status',
			sayJson( 400, { payment_result: {} } ),
			{ kind: 'http', body: { payment_result: {} } },
		],
		[ 'HTML with 200', html( 200 ), { code: 'invalid_json' } ],
		[ 'HTML with 502', html( 502 ), { code: 'invalid_json', status: 502 } ],
		[ 'half a body', cut, { code: 'invalid_json', isCut: true } ],
		[ 'a reset', dropBefore, { kind: 'network', code: 'fetch_error' } ],
	];

	it.each( TABLE )( 'tells %s', async ( _what, act, error ) => {
		server.script( act );
		const result = await client().send( selectRate( 'a' ) );
		expect( failureOf( result ) ).toMatchObject( error );
		expect( server.seen ).toHaveLength( 1 );
	} );

	it( 'repeats once with a fresh nonce', async () => {
		server.nonce = 'fresh';
		expect( await client().send( add( 'a' ) ) ).toMatchObject( {
			ok: true,
		} );
		expect( server.seen ).toHaveLength( 2 );
	} );

	it( 'ends in time', async () => {
		server.script( () => {} );
		const result = await client().send(
			selectRate( 'a', { timeoutMs: 50 } )
		);
		expect( failureOf( result ) ).toMatchObject( { kind: 'timeout' } );
	} );

	it( 'takes the reply that the page preloaded, once', async () => {
		apiFetch.use(
			apiFetch.createPreloadingMiddleware( {
				'/wc/store/v1/cart': {
					body: { items: [], totals: {} },
					headers: { 'Cart-Hash': 'h' },
				},
			} )
		);
		const asking = client();
		expect( await asking.send( CART ) ).toMatchObject( {
			reply: { body: { items: [] } },
		} );
		expect( server.seen ).toHaveLength( 0 );
		await asking.send( CART );
		expect( server.seen ).toHaveLength( 1 );
	} );

	const MIDDLEWARES: ReadonlyArray<
		readonly [ string, APIFetchMiddleware, object ]
	> = [
		[
			'gives a body that it parsed itself',
			async () => ( { items: [] } ),
			{ ok: true, reply: { body: { items: [] }, status: 200 } },
		],
		[
			'gives nothing',
			async () => undefined,
			{ error: { kind: 'malformed', code: 'invalid_json' } },
		],
		[
			'throws an API error',
			async () => {
				throw { code: 'no', message: 'No.', data: { status: 403 } };
			},
			{ error: { kind: 'api', code: 'no', status: 403 } },
		],
		[
			'throws an API error without a status',
			async () => {
				throw { code: 'no', message: 'No.' };
			},
			{ error: { kind: 'api', isOutcomeUnknown: true } },
		],
		[
			'says that it was not JSON',
			async () => {
				throw { code: 'invalid_json', message: 'Not JSON.' };
			},
			{ error: { kind: 'malformed', code: 'invalid_json' } },
		],
		[
			'throws anything else',
			async () => {
				throw new TypeError( 'of the add-on' );
			},
			{ error: { kind: 'network', isOutcomeUnknown: true } },
		],
	];

	it.each( MIDDLEWARES )(
		'bears with a middleware of an add-on that %s',
		async ( _what, middleware, expected ) => {
			apiFetch.use( middleware );
			expect( await client().send( selectRate( 'a' ) ) ).toMatchObject(
				expected
			);
		}
	);
} );

describe( 'the middleware, for calls of add-ons', () => {
	let asking: ReturnType< typeof client >;
	beforeEach( () => {
		asking = client();
		apiFetch.use( createStoreApiMiddleware( asking ) );
	} );

	const PATH = 'wc/store/v1/cart/extensions';

	it( 'adds nonce and language to writes, and parses as before', async () => {
		const body = await apiFetch( {
			path: `/${ PATH }`,
			method: 'POST',
			data: { label: 'a' },
		} );
		expect( body ).toMatchObject( { done: [ 'a' ] } );
		expect( server.seen[ 0 ] ).toMatchObject( {
			path: `/${ PATH }?_locale=site`,
			headers: { nonce: 'n1' },
			body: { label: 'a' },
		} );
	} );

	it( 'knows paths without the first slash, and methods in any case', async () => {
		await apiFetch( { path: PATH, method: 'post' } );
		expect( server.seen[ 0 ]?.headers.nonce ).toBe( 'n1' );
	} );

	it( 'keeps what an add-on gives itself', async () => {
		await apiFetch( {
			path: PATH,
			method: 'POST',
			headers: { Nonce: 'own' },
		} );
		expect( server.seen[ 0 ]?.headers.nonce ).toBe( 'own' );
	} );

	it( 'adds a nonce to each request in a batch', async () => {
		await apiFetch( {
			path: '/wc/store/v1/batch',
			method: 'POST',
			data: {
				requests: [
					{
						path: '/wc/store/v1/cart/add-item',
						body: { label: 'a' },
					},
					{ path: '/x', headers: { Nonce: 'own' } },
				],
			},
		} );
		expect( innerOf( server.seen[ 0 ]! ) ).toMatchObject( [
			{ headers: { Nonce: 'n1' }, body: { label: 'a' } },
			{ headers: { Nonce: 'own' } },
		] );
	} );

	it( 'learns from replies, good and bad', async () => {
		const dated = ( nonce: string ) => ( {
			Nonce: nonce,
			'Nonce-Timestamp': '100',
		} );
		server.script(
			sayJson( 200, {}, dated( 'n2' ) ),
			sayJson( 400, { code: 'no', message: 'No.' }, dated( 'n3' ) )
		);
		await apiFetch( { path: PATH, method: 'POST' } );
		expect( asking.nonce() ).toBe( 'n2' );
		await expect(
			apiFetch( { path: PATH, method: 'POST' } )
		).rejects.toMatchObject( { code: 'no', message: 'No.' } );
		expect( asking.nonce() ).toBe( 'n3' );
	} );

	it( 'gives the response itself to who asked for it', async () => {
		const response = await apiFetch< unknown, false >( {
			path: PATH,
			method: 'POST',
			parse: false,
		} );
		expect( response ).toBeInstanceOf( Response );
		server.script( sayJson( 400, {} ) );
		await expect(
			apiFetch( { path: PATH, method: 'POST', parse: false } )
		).rejects.toBeInstanceOf( Response );
	} );

	it( 'rejects what is not JSON as apiFetch does', async () => {
		server.script( html( 200 ) );
		await expect(
			apiFetch( { path: PATH, method: 'POST' } )
		).rejects.toMatchObject( { code: 'invalid_json' } );
	} );

	it( 'gives null for an empty reply', async () => {
		server.script( ( _seen, response ) => {
			response.writeHead( 204 ).end();
		} );
		expect( await apiFetch( { path: PATH, method: 'DELETE' } ) ).toBeNull();
	} );

	it( 'passes on why there was no reply', async () => {
		server.script( dropBefore );
		await expect(
			apiFetch( { path: PATH, method: 'POST' } )
		).rejects.toMatchObject( { code: 'fetch_error' } );
	} );

	it.each( [
		[ 'reads', { path: '/wc/store/v1/cart' } ],
		[ 'other routes', { path: '/wp/v2/posts', method: 'POST' } ],
		[ 'addresses', { url: '', method: 'POST' } ],
	] )( 'leaves %s alone', async ( _what, options ) => {
		await apiFetch( {
			...options,
			...( 'url' in options && { url: `${ server.root }x` } ),
		} );
		expect( server.seen[ 0 ]?.headers ).not.toHaveProperty( 'nonce' );
		expect( server.seen[ 0 ]?.path ).not.toContain( '_locale=site' );
	} );
} );
