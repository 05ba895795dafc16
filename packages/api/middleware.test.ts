/**
 * @jest-environment node
 */
import type { ApiFetch } from '@wordpress/api-fetch';
import {
	createCartTokenMiddleware,
	createStoreApiMiddleware,
} from './middleware';
import { startWithApiFetch } from './test-api-fetch';
import { createTestClient } from './test-client';
import {
	dropBefore,
	html,
	getBatchedRequests,
	respondWithJson,
	type TestServer,
} from './test-server';

let server: TestServer;
let apiFetch: ApiFetch;
let close: () => Promise< void >;

beforeEach( async () => {
	( { server, apiFetch, close } = await startWithApiFetch() );
} );
afterEach( () => close() );

it( 'authenticates Store API requests with the cart token instead of cookies', async () => {
	apiFetch.use(
		createCartTokenMiddleware( {
			credentials: () => ( { 'Cart-Token': 't1' } ),
		} )
	);
	const sent = jest.spyOn( globalThis, 'fetch' );
	await apiFetch( { path: 'wc/store/v1/cart' } );
	await apiFetch( { path: '/wc/store/v1/checkout', method: 'PUT' } );
	await apiFetch( { path: '/wp/v2/posts' } );
	expect(
		sent.mock.calls.map( ( [ , init ] ) => init?.credentials )
	).toEqual( [ 'omit', 'omit', 'include' ] );
	sent.mockRestore();
	const [ cart, checkout, posts ] = server.seen;
	expect( cart?.headers ).toMatchObject( { 'cart-token': 't1' } );
	// Servers on another origin would have to allow a header for the method.
	expect( checkout ).toMatchObject( {
		method: 'POST',
		path: expect.stringContaining( '_method=PUT' ),
	} );
	expect( checkout?.headers ).not.toHaveProperty( 'x-http-method-override' );
	expect( posts?.headers ).not.toHaveProperty( 'cart-token' );
} );

describe( 'Store API middleware', () => {
	let client: ReturnType< typeof createTestClient >;
	beforeEach( () => {
		client = createTestClient( server, { seed: { storeApiNonce: 'n1' } } );
		apiFetch.use( createStoreApiMiddleware( client ) );
	} );

	const PATH = 'wc/store/v1/cart/extensions';

	it( 'adds nonce and language to writes, and parses responses as apiFetch does', async () => {
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

	it( 'accepts paths without leading slash, and methods in any case', async () => {
		await apiFetch( { path: PATH, method: 'post' } );
		expect( server.seen[ 0 ]?.headers.nonce ).toBe( 'n1' );
	} );

	it( 'preserves the nonce of an add-on', async () => {
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
		expect( getBatchedRequests( server.seen[ 0 ]! ) ).toMatchObject( [
			{ headers: { Nonce: 'n1' }, body: { label: 'a' } },
			{ headers: { Nonce: 'own' } },
		] );
	} );

	it( 'takes the nonce of a response with any status', async () => {
		const dated = ( nonce: string ) => ( {
			Nonce: nonce,
			'Nonce-Timestamp': '100',
		} );
		server.script(
			respondWithJson( 200, {}, dated( 'n2' ) ),
			respondWithJson(
				400,
				{ code: 'no', message: 'No.' },
				dated( 'n3' )
			)
		);
		await apiFetch( { path: PATH, method: 'POST' } );
		expect( client.nonce() ).toBe( 'n2' );
		await expect(
			apiFetch( { path: PATH, method: 'POST' } )
		).rejects.toMatchObject( { code: 'no', message: 'No.' } );
		expect( client.nonce() ).toBe( 'n3' );
	} );

	it( 'returns the response itself if the caller does not want it parsed', async () => {
		const response = await apiFetch< unknown, false >( {
			path: PATH,
			method: 'POST',
			parse: false,
		} );
		expect( response ).toBeInstanceOf( Response );
		server.script( respondWithJson( 400, {} ) );
		await expect(
			apiFetch( { path: PATH, method: 'POST', parse: false } )
		).rejects.toBeInstanceOf( Response );
	} );

	it( 'rejects a response that is not JSON, as apiFetch does', async () => {
		server.script( html( 200 ) );
		await expect(
			apiFetch( { path: PATH, method: 'POST' } )
		).rejects.toMatchObject( { code: 'invalid_json' } );
	} );

	it( 'returns null for an empty response', async () => {
		server.script( ( _seen, response ) => {
			response.writeHead( 204 ).end();
		} );
		expect( await apiFetch( { path: PATH, method: 'DELETE' } ) ).toBeNull();
	} );

	it( 'rejects with the error if there is no response', async () => {
		server.script( dropBefore );
		await expect(
			apiFetch( { path: PATH, method: 'POST' } )
		).rejects.toMatchObject( { code: 'fetch_error' } );
	} );

	it.each( [
		[ 'reads', { path: '/wc/store/v1/cart' } ],
		[ 'other routes', { path: '/wp/v2/posts', method: 'POST' } ],
		[ 'absolute URLs', { url: '', method: 'POST' } ],
	] )( 'does not change %s', async ( _title, options ) => {
		await apiFetch( {
			...options,
			...( 'url' in options && { url: `${ server.root }x` } ),
		} );
		expect( server.seen[ 0 ]?.headers ).not.toHaveProperty( 'nonce' );
		expect( server.seen[ 0 ]?.path ).not.toContain( '_locale=site' );
	} );
} );
