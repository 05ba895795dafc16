/**
 * @jest-environment node
 */
import type { ApiFetch, APIFetchMiddleware } from '@wordpress/api-fetch';
import { startWithApiFetch } from '../test-api-fetch';
import { apiFetchTransport } from './api-fetch';
import {
	cut,
	dropBefore,
	html,
	respondWithJson,
	type ServerBehaviour,
	type TestServer,
} from '../test-server';
import {
	add,
	CART,
	createTestClient,
	getFailure,
	selectRate,
} from '../test-client';

let server: TestServer;
let apiFetch: ApiFetch;
let close: () => Promise< void >;

beforeEach( async () => {
	( { server, apiFetch, close } = await startWithApiFetch() );
} );
afterEach( () => close() );

const client = () =>
	createTestClient( server, {
		transport: apiFetchTransport( apiFetch ),
		seed: { storeApiNonce: 'n1' },
		retryDelaysMs: [],
	} );

describe( 'apiFetchTransport', () => {
	it( 'sends requests, in batches and directly', async () => {
		const apiClient = client();
		await Promise.all( [
			apiClient.send( add( 'a' ) ),
			apiClient.send( add( 'b' ) ),
			apiClient.send( selectRate( 'c' ) ),
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

	it( 'returns headers', async () => {
		server.script( respondWithJson( 200, [], { 'X-WP-Total': '7' } ) );
		const result = await client().send( CART );
		expect( result.ok && result.reply.headers.get( 'X-WP-Total' ) ).toBe(
			'7'
		);
	} );

	it( 'uses the preloaded responses of WordPress, except for a fresh read', async () => {
		apiFetch.use(
			apiFetch.createPreloadingMiddleware( {
				[ CART.path ]: { body: { items: 'old' }, headers: {} },
			} )
		);
		server.fallback = respondWithJson( 200, { items: 'new' } );
		const apiClient = client();
		const getItems = async ( isFresh: boolean ) => {
			const result = await apiClient.send( { ...CART, isFresh } );
			return result.ok && result.reply.body;
		};
		expect( await getItems( true ) ).toEqual( { items: 'new' } );
		expect( await getItems( true ) ).toEqual( { items: 'new' } );
		expect( await getItems( false ) ).toEqual( { items: 'old' } );
		expect( server.seen ).toHaveLength( 2 );
	} );

	describe( 'expired WordPress nonce', () => {
		const expired = respondWithJson( 403, {
			code: 'rest_cookie_invalid_nonce',
			message: 'Cookie check failed',
			data: { status: 403 },
		} );

		it( 'is renewed and the request repeated, even a write', async () => {
			apiFetch.nonceEndpoint = `${ server.root }renew`;
			apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware( 'old' );
			apiFetch.use( apiFetch.nonceMiddleware );
			server.script( expired, respondWithJson( 200, 'fresh' ) );
			expect( await client().send( selectRate( 'a' ) ) ).toMatchObject( {
				ok: true,
			} );
			expect( server.done ).toEqual( [ 'a' ] );
			expect(
				server.seen.map( ( { headers } ) => headers[ 'x-wp-nonce' ] )
			).toEqual( [ 'old', undefined, '"fresh"' ] );
		} );

		it( 'is reported as an error if the page has no endpoint for a new one', async () => {
			server.fallback = expired;
			expect(
				getFailure( await client().send( selectRate( 'a' ) ) )
			).toMatchObject( { code: 'rest_cookie_invalid_nonce' } );
			expect( server.seen ).toHaveLength( 1 );
		} );
	} );

	const TABLE: ReadonlyArray< readonly [ string, ServerBehaviour, object ] > =
		[
			[
				'an API error',
				respondWithJson( 400, { code: 'no', message: 'No.' } ),
				{ kind: 'api', code: 'no', isOutcomeUnknown: false },
			],
			[
				'JSON with a bad status',
				respondWithJson( 400, { payment_result: {} } ),
				{ kind: 'http', body: { payment_result: {} } },
			],
			[ 'HTML with 200', html( 200 ), { code: 'invalid_json' } ],
			[
				'HTML with 502',
				html( 502 ),
				{ code: 'invalid_json', status: 502 },
			],
			[ 'half a body', cut, { code: 'invalid_json', isTruncated: true } ],
			[ 'a reset', dropBefore, { kind: 'network', code: 'fetch_error' } ],
		];

	it.each( TABLE )(
		'returns the failure for %s',
		async ( _title, behaviour, error ) => {
			server.script( behaviour );
			const result = await client().send( selectRate( 'a' ) );
			expect( getFailure( result ) ).toMatchObject( error );
			expect( server.seen ).toHaveLength( 1 );
		}
	);

	it( 'repeats once with a fresh nonce', async () => {
		server.nonce = 'fresh';
		expect( await client().send( add( 'a' ) ) ).toMatchObject( {
			ok: true,
		} );
		expect( server.seen ).toHaveLength( 2 );
	} );

	it( 'times out', async () => {
		server.script( () => {} );
		const result = await client().send(
			selectRate( 'a', { timeoutMs: 50 } )
		);
		expect( getFailure( result ) ).toMatchObject( { kind: 'timeout' } );
	} );

	it( 'uses a preloaded response once', async () => {
		apiFetch.use(
			apiFetch.createPreloadingMiddleware( {
				'/wc/store/v1/cart': {
					body: { items: [], totals: {} },
					headers: { 'Cart-Hash': 'h' },
				},
			} )
		);
		const apiClient = client();
		expect( await apiClient.send( CART ) ).toMatchObject( {
			reply: { body: { items: [] } },
		} );
		expect( server.seen ).toHaveLength( 0 );
		await apiClient.send( CART );
		expect( server.seen ).toHaveLength( 1 );
	} );

	const MIDDLEWARES: ReadonlyArray<
		readonly [ string, APIFetchMiddleware, object ]
	> = [
		[
			'returns a body that it parsed itself',
			async () => ( { items: [] } ),
			{ ok: true, reply: { body: { items: [] }, status: 200 } },
		],
		[
			'returns undefined',
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
			'rejects with invalid_json',
			async () => {
				throw { code: 'invalid_json', message: 'Not JSON.' };
			},
			{ error: { kind: 'malformed', code: 'invalid_json' } },
		],
		[
			'throws another error',
			async () => {
				throw new TypeError( 'of the add-on' );
			},
			{ error: { kind: 'network', isOutcomeUnknown: true } },
		],
	];

	it.each( MIDDLEWARES )(
		'handles an add-on middleware that %s',
		async ( _title, middleware, expected ) => {
			apiFetch.use( middleware );
			expect( await client().send( selectRate( 'a' ) ) ).toMatchObject(
				expected
			);
		}
	);
} );
