/**
 * @jest-environment node
 */
import {
	after,
	respondNormally,
	getBatchedRequests,
	getLabels,
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
	getSequence,
	until,
	wait,
} from './test-client';
import type { ReceivedCart } from './types';

let server: TestServer;
beforeEach( async () => {
	server = await startTestServer();
} );
afterEach( () => server.close() );

const arrived = () =>
	server.seen.map( ( seen ) =>
		`${ seen.method } ${ seen.path
			.replace( '/wc/store/v1/', '' )
			.replace(
				'?_locale=site',
				''
			) } ${ getLabels( seen ).join() }`.trim()
	);

describe( 'simultaneous requests', () => {
	it( 'are sent in one batch, in order, each with its nonce', async () => {
		server.nonce = 'n1';
		const client = createTestClient( server, {
			seed: { storeApiNonce: 'n1' },
		} );
		await Promise.all( [
			client.send( add( 'a' ) ),
			client.send( {
				path: '/wc/store/v1/cart/items/k1',
				method: 'DELETE',
			} ),
			client.send( add( 'c' ) ),
		] );
		expect( server.seen ).toHaveLength( 1 );
		expect( server.seen[ 0 ] ).toMatchObject( {
			method: 'POST',
			path: '/wc/store/v1/batch?_locale=site',
			headers: { nonce: 'n1', 'content-type': 'application/json' },
			body: {
				requests: [
					{
						method: 'POST',
						path: '/wc/store/v1/cart/add-item',
						body: { label: 'a' },
						headers: { Nonce: 'n1' },
					},
					{
						method: 'DELETE',
						path: '/wc/store/v1/cart/items/k1',
						headers: { Nonce: 'n1' },
					},
					{ body: { label: 'c' } },
				],
			},
		} );
		expect(
			Object.keys(
				Object( getBatchedRequests( server.seen[ 0 ]! )[ 1 ] )
			)
		).not.toContain( 'body' );
	} );

	it( 'are sent in batches of 25', async () => {
		const client = createTestClient( server );
		const labels = Array.from(
			{ length: 60 },
			( _, index ) => `${ index }`
		);
		const results = await Promise.all(
			labels.map( ( label ) => client.send( add( label ) ) )
		);
		expect(
			server.seen.map( ( seen ) => getBatchedRequests( seen ).length )
		).toEqual( [ 25, 25, 10 ] );
		expect( server.done ).toEqual( labels );
		expect( server.maxConcurrent ).toBe( 1 );
		const sequences = results.map( getSequence );
		expect( sequences ).toEqual(
			[ ...sequences ].sort( ( one, other ) => one - other )
		);
		expect( new Set( sequences ).size ).toBe( 60 );
	} );

	it( 'keep their order around a direct request', async () => {
		const client = createTestClient( server );
		await Promise.all( [
			client.send( add( 'a' ) ),
			client.send( add( 'b' ) ),
			client.send( selectRate( 'c' ) ),
			client.send( CART ),
			client.send( add( 'd' ) ),
			client.send( {
				path: '/wc/store/v1/checkout?__experimental_calc_totals=true',
				method: 'PUT',
				data: { label: 'e' },
			} ),
			client.send( add( 'f' ) ),
		] );
		expect( arrived() ).toEqual( [
			'POST batch a,b',
			'POST cart/select-shipping-rate c',
			'GET cart',
			'POST batch d',
			'PUT checkout?__experimental_calc_totals=true&_locale=site&_method=PUT e',
			'POST batch f',
		] );
		expect( server.maxConcurrent ).toBe( 1 );
	} );

	it( 'collect while another request is in flight', async () => {
		server.script( after( 80, respondNormally ) );
		const client = createTestClient( server );
		const first = client.send( selectRate( 'a' ) );
		await wait( 20 );
		const more = [ client.send( add( 'b' ) ) ];
		await wait( 30 );
		more.push( client.send( add( 'c' ) ) );
		await Promise.all( [ first, ...more ] );
		expect( arrived() ).toEqual( [
			'POST cart/select-shipping-rate a',
			'POST batch b,c',
		] );
	} );
} );

describe( 'request outside the queue', () => {
	const PRODUCTS = { path: '/wc/store/v1/products' };

	it( 'skips the queue, and has no credentials', async () => {
		server.script( after( 100, respondNormally ) );
		const client = createTestClient( server, {
			seed: { storeApiNonce: 'n1' },
		} );
		const slow = client.send( CART );
		await wait( 10 );
		const order: string[] = [];
		void slow.then( () => order.push( 'cart' ) );
		await client.send( PRODUCTS ).then( () => order.push( 'products' ) );
		await slow;
		expect( order ).toEqual( [ 'products', 'cart' ] );
		expect( server.seen[ 1 ]?.headers ).not.toHaveProperty( 'nonce' );
	} );

	it( 'gets its sequence when we send it, so a stale response has the lower one', async () => {
		let respondToFirst = () => {};
		server.script( ( ...request ) => {
			respondToFirst = () => respondNormally( ...request );
		}, respondNormally );
		const client = createTestClient( server );
		const first = client.send( PRODUCTS );
		await until( () => server.seen.length === 1 );
		const second = client.send( PRODUCTS );
		await second;
		respondToFirst();
		const sequences = await Promise.all( [ first, second ] );
		expect( getSequence( sequences[ 0 ] ) ).toBeLessThan(
			getSequence( sequences[ 1 ] )
		);
	} );

	it( 'is aborted when its caller cancels it', async () => {
		let isClosed = false;
		server.script( ( _seen, response ) => {
			response.on( 'close', () => {
				isClosed = true;
			} );
		} );
		const controller = new AbortController();
		const result = createTestClient( server ).send( {
			...PRODUCTS,
			signal: controller.signal,
		} );
		await until( () => server.seen.length === 1 );
		controller.abort();
		expect( getFailure( await result ) ).toMatchObject( {
			kind: 'aborted',
			isOutcomeUnknown: false,
		} );
		await until( () => isClosed );
		expect( isClosed ).toBe( true );
		expect( server.seen ).toHaveLength( 1 );
	} );
} );

describe( 'cancelled write', () => {
	const ABORTED = {
		kind: 'aborted',
		code: 'aborted',
		message: 'The request was cancelled.',
	};

	it( 'is not sent if it was cancelled before the call', async () => {
		const result = await createTestClient( server ).send(
			add( 'a', { signal: AbortSignal.abort() } )
		);
		expect( getFailure( result ) ).toMatchObject( {
			...ABORTED,
			isOutcomeUnknown: false,
		} );
		await wait( 40 );
		expect( server.seen ).toEqual( [] );
	} );

	it( 'leaves the queue, and the others are sent', async () => {
		const client = createTestClient( server );
		const controller = new AbortController();
		const completed = client.send( add( 'a' ) );
		const cancelled = client.send(
			add( 'b', { signal: controller.signal } )
		);
		controller.abort();
		expect( getFailure( await cancelled ) ).toMatchObject( {
			...ABORTED,
			isOutcomeUnknown: false,
		} );
		expect( await completed ).toMatchObject( { ok: true } );
		expect( arrived() ).toEqual( [ 'POST batch a' ] );
	} );

	it( 'empties the queue if it was the only request', async () => {
		const client = createTestClient( server );
		const controller = new AbortController();
		const cancelled = client.send(
			add( 'a', { signal: controller.signal } )
		);
		controller.abort();
		await cancelled;
		await wait( 40 );
		expect( server.seen ).toEqual( [] );
		expect( await client.send( add( 'b' ) ) ).toMatchObject( { ok: true } );
	} );

	it( 'in flight has an unknown outcome at once; it still completes, and listeners get its cart', async () => {
		server.script( after( 80, respondNormally ) );
		const client = createTestClient( server );
		const received: ReceivedCart[] = [];
		client.onCart( ( reply ) => received.push( reply ) );
		const controller = new AbortController();
		const cancelled = client.send(
			selectRate( 'a', { signal: controller.signal } )
		);
		const next = client.send( add( 'b' ) );
		await until( () => server.seen.length === 1 );
		controller.abort();
		expect( getFailure( await cancelled ) ).toMatchObject( {
			...ABORTED,
			isOutcomeUnknown: true,
		} );
		expect( server.done ).toEqual( [] );
		await next;
		expect( server.done ).toEqual( [ 'a', 'b' ] );
		expect( server.maxConcurrent ).toBe( 1 );
		expect( received ).toMatchObject( [
			{
				isRequestSettled: true,
				cart: { done: [ 'a' ] },
				method: 'POST',
				path: '/wc/store/v1/cart/select-shipping-rate',
				status: 200,
			},
			{ isRequestSettled: false, cart: { done: [ 'a', 'b' ] } },
		] );
	} );

	it( 'ignores a cancellation after its result', async () => {
		const controller = new AbortController();
		const result = await createTestClient( server ).send(
			add( 'a', { signal: controller.signal } )
		);
		controller.abort();
		expect( result.ok ).toBe( true );
	} );
} );

describe( 'cart listener', () => {
	it( 'receives carts in the order of sequences, before the callers get their results', async () => {
		const client = createTestClient( server );
		const received: string[] = [];
		client.onCart( ( { sequence } ) =>
			received.push( `cart ${ sequence }` )
		);
		await Promise.all(
			[ add( 'a' ), add( 'bad' ), CART ].map( async ( request ) => {
				const result = await client.send( request );
				received.push( `asker ${ getSequence( result ) }` );
			} )
		);
		expect( received ).toEqual( [
			'cart 2',
			'asker 2',
			'asker 3',
			'cart 4',
			'asker 4',
		] );
	} );

	it( 'receives the cart of a conflict, and of a checkout that calculates totals', async () => {
		const cart = { items: [], totals: {} };
		const refuse: ServerBehaviour = ( _seen, response ) => {
			response.writeHead( 409 ).end(
				JSON.stringify( {
					code: 'conflict',
					message: 'Changed.',
					data: { cart },
				} )
			);
		};
		const describeCheckout: ServerBehaviour = ( _seen, response ) => {
			response.end(
				JSON.stringify( { order_id: 0, __experimentalCart: cart } )
			);
		};
		server.script(
			refuse,
			describeCheckout,
			refuse,
			describeCheckout,
			describeCheckout
		);
		const client = createTestClient( server );
		const received: ReceivedCart[] = [];
		client.onCart( ( reply ) => received.push( reply ) );
		const path = '/wc/store/v1/checkout';
		await client.send( selectRate( 'a' ) );
		await client.send( {
			path: `${ path }?__experimental_calc_totals=true`,
			method: 'PUT',
		} );
		await client.send( { path, method: 'POST' } );
		// WooCommerce omits shipping rates from these carts.
		await client.send( { path } );
		await client.send( { path, method: 'PUT' } );
		expect( received ).toMatchObject( [
			{ status: 409, method: 'POST', cart },
			{ status: 200, method: 'PUT', cart },
			{ status: 409, method: 'POST', cart },
		] );
	} );

	it( 'receives nothing after it was removed, and does not affect others if it throws', async () => {
		const client = createTestClient( server );
		const received = jest.fn();
		client.onCart( () => {
			throw new Error( 'of the listener' );
		} );
		const stop = client.onCart( received );
		expect( await client.send( CART ) ).toMatchObject( { ok: true } );
		stop();
		await client.send( CART );
		expect( received ).toHaveBeenCalledTimes( 1 );
		expect( console ).toHaveErrored();
	} );
} );
