import {
	NetworkFailure,
	type ApiRequest,
	type ApiResult,
} from '@shopfront/api';
import { schemaStore } from '@shopfront/data/schema';
import { provideServices } from '@shopfront/data/services';
import { createHost } from '@shopfront/host';
import { createRegistry } from '@wordpress/data';
import { collectionsStore } from '.';
import { ALONE, storeServices } from '../../../tests/fixtures/store-services';

const NAMESPACE = '/wc/store/v1';
const MONDAY = 'Mon, 16 Nov 2026 10:00:00 GMT';
const TUESDAY = 'Tue, 17 Nov 2026 10:00:00 GMT';

let sequence = 0;

const headersOf = ( headers: Record< string, string > ) => {
	const known = new Map(
		Object.entries( headers ).map( ( [ name, value ] ) => [
			name.toLowerCase(),
			value,
		] )
	);
	return { get: ( name: string ) => known.get( name.toLowerCase() ) ?? null };
};

const reply = (
	body: unknown,
	headers: Record< string, string > = {}
): ApiResult => ( {
	ok: true,
	reply: {
		body,
		status: 200,
		headers: headersOf( headers ),
		sequence: ++sequence,
	},
} );

const setUp = (
	response: (
		path: string,
		request: number
	) => ApiResult | Promise< ApiResult >
) => {
	const registry = createRegistry();
	registry.register( schemaStore );
	registry.register( collectionsStore );
	const paths: string[] = [];
	provideServices(
		registry,
		storeServices( {
			api: {
				send: async ( { path }: ApiRequest ) => {
					paths.push( path );
					return response( path, paths.length );
				},
				...ALONE,
				onCart: () => () => undefined,
				customerId: () => 0,
				nonce: () => '',
				setNonce: () => undefined,
				setCartHash: () => undefined,
				start: () => () => undefined,
			},
			host: createHost( window ),
		} )
	);
	void registry
		.dispatch( schemaStore )
		.receiveRoutes(
			[
				'/wc/store/v1/products',
				'/wc/store/v1/products/categories',
				'/wc/store/v1/products/attributes/(?P<attribute_id>[\\d]+)/terms',
			],
			NAMESPACE
		);
	return {
		registry,
		paths,
		select: registry.select( collectionsStore ),
		resolve: registry.resolveSelect( collectionsStore ),
		dispatch: registry.dispatch( collectionsStore ),
	};
};

describe( 'collections store', () => {
	it( 'fetches a collection once, and returns its items and headers', async () => {
		const { select, resolve, paths } = setUp( () =>
			reply( [ { id: 1 } ], { 'X-WP-Total': '14' } )
		);
		const query = { per_page: 5, page: 1 };
		expect( select.getCollection( NAMESPACE, 'products', query ) ).toEqual(
			[]
		);
		expect(
			await resolve.getCollection( NAMESPACE, 'products', query )
		).toEqual( [ { id: 1 } ] );
		expect(
			await resolve.getCollectionHeader(
				'x-wp-total',
				NAMESPACE,
				'products',
				query
			)
		).toBe( '14' );
		expect(
			select.getCollectionHeader(
				'X-Other',
				NAMESPACE,
				'products',
				query
			)
		).toBeNull();
		expect(
			select.getCollectionError( NAMESPACE, 'products', query )
		).toBeNull();
		expect( paths ).toEqual( [
			'/wc/store/v1/products?page=1&per_page=5',
		] );
	} );

	it( 'puts ids into the route, and distinguishes collections by query', async () => {
		const { select, resolve, paths } = setUp( ( path ) =>
			reply( [ path ] )
		);
		await resolve.getCollection(
			NAMESPACE,
			'products/attributes/terms',
			null,
			[ 3 ]
		);
		await resolve.getCollection(
			NAMESPACE,
			'products/attributes/terms',
			null,
			[ 4 ]
		);
		expect( paths ).toEqual( [
			'/wc/store/v1/products/attributes/3/terms',
			'/wc/store/v1/products/attributes/4/terms',
		] );
		expect(
			select.getCollection(
				NAMESPACE,
				'products/attributes/terms',
				null,
				[ 3 ]
			)
		).toEqual( [ paths[ 0 ] ] );
	} );

	it( 'returns the same empty list for all empty collections', () => {
		const { select } = setUp(
			() => new Promise< ApiResult >( () => undefined )
		);
		expect( select.getCollection( NAMESPACE, 'products' ) ).toBe(
			select.getCollection( NAMESPACE, 'products/categories' )
		);
		expect(
			select.getCollectionHeader( 'x', NAMESPACE, 'products' )
		).toBeUndefined();
		expect( select.getCollectionLastModified() ).toBe( 0 );
	} );

	it( 'stores the error of a failed request until the next request', async () => {
		const error = new NetworkFailure( false );
		const { select, resolve, dispatch } = setUp( ( _path, request ) =>
			request === 1 ? { ok: false, error } : reply( [ 1 ] )
		);
		expect( await resolve.getCollection( NAMESPACE, 'products' ) ).toEqual(
			[]
		);
		expect( select.getCollectionError( NAMESPACE, 'products' ) ).toBe(
			error
		);
		expect(
			select.getCollectionError( NAMESPACE, 'products/categories' )
		).toBeNull();

		await dispatch.invalidateResolution( 'getCollection', [
			NAMESPACE,
			'products',
		] );
		expect( await resolve.getCollection( NAMESPACE, 'products' ) ).toEqual(
			[ 1 ]
		);
		expect( select.getCollectionError( NAMESPACE, 'products' ) ).toBeNull();
	} );

	it( 'has an error if the route does not exist', async () => {
		const { select, resolve, paths } = setUp( () => reply( [] ) );
		await resolve.getCollection( NAMESPACE, 'unicorns' );
		expect( select.getCollectionError( NAMESPACE, 'unicorns' ) ).toEqual(
			expect.objectContaining( {
				message: expect.stringContaining( 'unicorns' ),
			} )
		);
		expect( paths ).toEqual( [] );
	} );

	it( 'invalidates the other collections when a response reports a change', async () => {
		const { select, resolve, paths } = setUp( ( path, request ) =>
			reply( [ request ], {
				'Last-Modified': path.includes( 'page=2' ) ? TUESDAY : MONDAY,
			} )
		);
		await resolve.getCollection( NAMESPACE, 'products', { page: 1 } );
		await resolve.getCollection( NAMESPACE, 'products', { page: 3 } );
		expect(
			select.getCollection( NAMESPACE, 'products', { page: 1 } )
		).toEqual( [ 1 ] );
		expect( select.getCollectionLastModified() ).toBe(
			Date.parse( MONDAY )
		);

		await resolve.getCollection( NAMESPACE, 'products', { page: 2 } );
		expect( select.getCollectionLastModified() ).toBe(
			Date.parse( TUESDAY )
		);
		expect(
			select.getCollection( NAMESPACE, 'products', { page: 2 } )
		).toEqual( [ 3 ] );
		expect( paths ).toHaveLength( 3 );

		expect(
			select.getCollection( NAMESPACE, 'products', { page: 1 } )
		).toEqual( [] );
		expect(
			await resolve.getCollection( NAMESPACE, 'products', { page: 1 } )
		).not.toEqual( [ 1 ] );
	} );

	it( 'invalidates nothing when the first response has a time', async () => {
		const { select, resolve } = setUp( ( path ) =>
			reply(
				[ path ],
				path.includes( 'categories' ) ? {} : { 'Last-Modified': MONDAY }
			)
		);
		await resolve.getCollection( NAMESPACE, 'products/categories' );
		await resolve.getCollection( NAMESPACE, 'products' );
		expect(
			select.getCollection( NAMESPACE, 'products/categories' )
		).toEqual( [ '/wc/store/v1/products/categories' ] );
	} );

	it( 'fetches again if a response is older than a known change', async () => {
		const responses: Array< ( result: ApiResult ) => void > = [];
		const { select, resolve, paths } = setUp(
			() => new Promise( ( settle ) => responses.push( settle ) )
		);
		const early = resolve.getCollection( NAMESPACE, 'products', {
			page: 1,
		} );
		const stale = resolve.getCollection( NAMESPACE, 'products', {
			page: 2,
		} );
		const requested = async ( count: number ) => {
			while ( responses.length < count ) {
				await new Promise( ( done ) => setTimeout( done ) );
			}
		};
		await requested( 2 );

		responses[ 1 ]?.( reply( [ 'new' ], { 'Last-Modified': TUESDAY } ) );
		await stale;
		responses[ 0 ]?.( reply( [ 'old' ], { 'Last-Modified': MONDAY } ) );
		await requested( 3 );
		responses[ 2 ]?.(
			reply( [ 'new too' ], { 'Last-Modified': TUESDAY } )
		);

		expect( await early ).toEqual( [ 'new too' ] );
		expect(
			select.getCollection( NAMESPACE, 'products', { page: 2 } )
		).toEqual( [ 'new' ] );
		expect( paths ).toHaveLength( 3 );
	} );

	it( 'stores dispatched responses, but never replaces a newer response by a stale one', () => {
		const { select, dispatch } = setUp( () => reply( [] ) );
		const items = () => select.getCollection( NAMESPACE, 'products' );
		const receive = ( text: string, order: number, replace?: boolean ) =>
			void dispatch.receiveCollection(
				NAMESPACE,
				'products',
				'',
				[],
				{ items: [ text ], sequence: order },
				replace
			);
		receive( 'second', 2 );
		expect( items() ).toEqual( [ 'second' ] );
		receive( 'third, without replace', 3 );
		expect( items() ).toEqual( [ 'second' ] );
		receive( 'first', 1, true );
		expect( items() ).toEqual( [ 'second' ] );
		receive( 'third', 3, true );
		expect( items() ).toEqual( [ 'third' ] );
	} );
} );
