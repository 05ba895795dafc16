import { MalformedFailure, type ApiResult } from '@shopfront/api';
import { provideServices } from '@shopfront/data/services';
import { createHost } from '@shopfront/host';
import { createRegistry } from '@wordpress/data';
import { schemaStore } from '.';
import { ALONE, storeServices } from '../../../tests/fixtures/store-services';

const PATTERNS = [
	'/wc/store/v1',
	'/wc/store/v1/products',
	'/wc/store/v1/products/(?P<id>[\\d]+)',
	'/wc/store/v1/products/(?P<slug>[\\S]+)',
	'/wc/store/v1/products/attributes/(?P<attribute_id>[\\d]+)/terms',
	'/wc/store/v1/cart/items/(?P<key>[\\w-]{32})',
	'/other/v1/products',
];

const replyWith = ( body: unknown ): ApiResult => ( {
	ok: true,
	reply: { body, status: 200, headers: { get: () => null }, sequence: 1 },
} );

const setUp = ( result: ApiResult ) => {
	const registry = createRegistry();
	registry.register( schemaStore );
	const send = jest.fn( () => Promise.resolve( result ) );
	provideServices(
		registry,
		storeServices( {
			api: {
				send,
				onCart: () => () => undefined,
				customerId: () => 0,
				nonce: () => '',
				setNonce: () => undefined,
				setCartHash: () => undefined,
				...ALONE,
				start: () => () => undefined,
			},
			host: createHost( window ),
		} )
	);
	return { registry, send, select: registry.select( schemaStore ) };
};

const index = replyWith( {
	namespace: 'wc/store/v1',
	routes: Object.fromEntries(
		PATTERNS.map( ( pattern ) => [ pattern, {} ] )
	),
} );

describe( 'schema store', () => {
	it( 'fetches the routes of a namespace once', async () => {
		const { registry, send, select } = setUp( index );
		expect( select.getRoute( 'wc/store/v1', 'products' ) ).toBe( '' );
		expect(
			await registry
				.resolveSelect( schemaStore )
				.getRoute( '/wc/store/v1', 'products' )
		).toBe( '/wc/store/v1/products' );
		await registry.resolveSelect( schemaStore ).getRoutes( 'wc/store/v1' );
		expect( send.mock.calls ).toEqual( [ [ { path: '/wc/store/v1' } ] ] );
	} );

	it( 'does not fetch preloaded routes', async () => {
		const { registry, send } = setUp( index );
		void registry
			.dispatch( schemaStore )
			.receiveRoutes( PATTERNS, '/wc/store/v1' );
		expect(
			await registry
				.resolveSelect( schemaStore )
				.getRoute( 'wc/store/v1', 'products' )
		).toBe( '/wc/store/v1/products' );
		expect( send ).not.toHaveBeenCalled();
	} );

	it( "finishes preloaded routes' resolution, for which resolveSelect of WordPress 6.7 waits", async () => {
		const { registry, select } = setUp( index );
		void registry
			.dispatch( schemaStore )
			.receiveRoutes( PATTERNS, '/wc/store/v1' );
		await registry.resolveSelect( schemaStore ).getRoutes( 'wc/store/v1' );
		expect(
			select.hasFinishedResolution( 'getRoutes', [ 'wc/store/v1' ] )
		).toBe( true );
	} );

	it.each( [
		[ 'products', [], '/wc/store/v1/products' ],
		[ 'products', [ 7 ], '/wc/store/v1/products/7' ],
		[
			'products/attributes/terms',
			[ 3 ],
			'/wc/store/v1/products/attributes/3/terms',
		],
		[
			'cart/items',
			[ 'a/b $&' ],
			'/wc/store/v1/cart/items/a%2Fb%20%24%26',
		],
	] )( 'fills the route of %s with %p', ( resource, ids, expected ) => {
		const { registry, select } = setUp( index );
		void registry
			.dispatch( schemaStore )
			.receiveRoutes( PATTERNS, 'wc/store/v1' );
		expect( select.getRoute( 'wc/store/v1', resource, ids ) ).toBe(
			expected
		);
	} );

	it( 'lists routes by resource, with their placeholders', () => {
		const { registry, select } = setUp( index );
		void registry
			.dispatch( schemaStore )
			.receiveRoutes( PATTERNS, 'wc/store/v1' );
		expect( select.getRoutes( 'wc/store/v1' ) ).toEqual( {
			products: {
				'/wc/store/v1/products': [],
				'/wc/store/v1/products/{id}': [ 'id' ],
				'/wc/store/v1/products/{slug}': [ 'slug' ],
			},
			'products/attributes/terms': {
				'/wc/store/v1/products/attributes/{attribute_id}/terms': [
					'attribute_id',
				],
			},
			'cart/items': { '/wc/store/v1/cart/items/{key}': [ 'key' ] },
		} );
		expect( select.getRoutes( 'unknown' ) ).toBe(
			select.getRoutes( 'other' )
		);
	} );

	it( 'throws an error that names the missing route', () => {
		const { registry, select } = setUp( index );
		void registry
			.dispatch( schemaStore )
			.receiveRoutes( PATTERNS, 'wc/store/v1' );
		void registry.dispatch( schemaStore ).receiveRoutes( [], 'empty/v1' );
		expect( () => select.getRoute( 'empty/v1', 'products' ) ).toThrow(
			'There is no route for the given namespace (empty/v1) in the store'
		);
		expect( () => select.getRoute( 'wc/store/v1', 'nothing' ) ).toThrow(
			'There is no route for the given resource name (nothing) in the store'
		);
		expect( () =>
			select.getRoute( 'wc/store/v1', 'cart/items', [] )
		).toThrow( '(cart/items) with 0 ids' );
	} );

	it.each( [
		[
			'a failure',
			{
				ok: false,
				error: new MalformedFailure( 'invalid_json', {
					isOutcomeUnknown: false,
				} ),
			} as const,
		],
		[ 'a response without a list of routes', replyWith( { routes: 5 } ) ],
	] )( 'has no routes after %s', async ( _title, result ) => {
		const { registry, select } = setUp( result );
		await expect(
			registry.resolveSelect( schemaStore ).getRoutes( 'wc/store/v1' )
		).rejects.toThrow();
		expect( select.getRoute( 'wc/store/v1', 'products' ) ).toBe( '' );
	} );
} );
