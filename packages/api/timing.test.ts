/** @jest-environment node */
import { createApiClient, type ApiClientOptions } from './client';
import { readHeaders } from './http';
import { createSession } from './session';
import {
	add,
	CART,
	memoryStorage,
	realClock,
	selectRate,
	switchableNetwork,
} from './test-client';
import { getBatchedRequests, getLabels } from './test-server';
import type { HttpRequest } from './types';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
} );

const clientWith = ( options: Partial< ApiClientOptions > = {} ) => {
	const sent: HttpRequest[] = [];
	const client = createApiClient( {
		transport: ( request ) => {
			sent.push( request );
			return new Promise( () => {} );
		},
		clock: realClock,
		online: switchableNetwork(),
		session: createSession( { storage: memoryStorage() } ),
		random: () => 0.5,
		...options,
	} );
	const labels = () =>
		sent.map( ( { data } ) => getLabels( { body: data } ).join() );
	return { client, sent, labels };
};

const pass = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );

describe( 'batch', () => {
	it( 'is sent 300 ms after its first request', async () => {
		const { client, labels } = clientWith();
		void client.send( add( 'a' ) );
		await pass( 200 );
		void client.send( add( 'b' ) );
		await pass( 99 );
		expect( labels() ).toEqual( [] );
		await pass( 1 );
		expect( labels() ).toEqual( [ 'a,b' ] );
	} );

	it( 'is sent 300 ms after the shopper acted, if the caller waited before', async () => {
		const { client, labels } = clientWith();
		await pass( 1000 );
		void client.send( add( 'a', { requestedAt: Date.now() - 250 } ) );
		await pass( 49 );
		expect( labels() ).toEqual( [] );
		await pass( 1 );
		expect( labels() ).toEqual( [ 'a' ] );
	} );

	it( 'is sent at once if the caller waited longer', async () => {
		const { client, labels } = clientWith();
		void client.send( add( 'a', { requestedAt: Date.now() - 400 } ) );
		await pass( 0 );
		expect( labels() ).toEqual( [ 'a' ] );
	} );

	it( 'is sent after at most 300 ms, whatever time the caller passes', async () => {
		const { client, labels } = clientWith();
		void client.send( add( 'a', { requestedAt: Date.now() + 5000 } ) );
		await pass( 300 );
		expect( labels() ).toEqual( [ 'a' ] );
	} );

	it( 'is sent at once with 25 requests, but not with 24', async () => {
		const { client, sent } = clientWith();
		for ( let index = 0; index < 24; index++ ) {
			void client.send( add( `${ index }` ) );
		}
		await pass( 299 );
		expect( sent ).toEqual( [] );
		void client.send( add( '25' ) );
		await pass( 0 );
		expect( getBatchedRequests( { body: sent[ 0 ]?.data } ) ).toHaveLength(
			25
		);
	} );

	it( 'is sent at once if a direct request follows', async () => {
		const { client, labels } = clientWith();
		void client.send( add( 'a' ) );
		void client.send( selectRate( 'b' ) );
		await pass( 0 );
		expect( labels() ).toEqual( [ 'a' ] );
	} );
} );

it( 'is not sent earlier because a request was cancelled', async () => {
	const { client, labels } = clientWith();
	const controller = new AbortController();
	void client.send( add( 'a' ) );
	void client.send( selectRate( 'b', { signal: controller.signal } ) );
	controller.abort();
	await pass( 299 );
	expect( labels() ).toEqual( [] );
	await pass( 1 );
	expect( labels() ).toEqual( [ 'a' ] );
} );

it( 'sends a direct request at once', async () => {
	const { client, sent } = clientWith();
	void client.send( selectRate( 'a' ) );
	await pass( 0 );
	expect( sent ).toHaveLength( 1 );
} );

it( 'times out after 30 s', async () => {
	const { client } = clientWith();
	const settled = jest.fn();
	void client.send( selectRate( 'a' ) ).then( settled );
	await pass( 29_999 );
	expect( settled ).not.toHaveBeenCalled();
	await pass( 1 );
	expect( settled ).toHaveBeenCalledWith( {
		ok: false,
		error: expect.objectContaining( { kind: 'timeout' } ),
	} );
} );

describe( 'retry of a safe request', () => {
	const failing = ( random: number ) => {
		const transport = jest.fn( async () => null );
		const { client } = clientWith( { transport, random: () => random } );
		void client.send( CART );
		return transport;
	};

	it( 'is sent after 500 ms, then after another 1500 ms', async () => {
		const transport = failing( 0.5 );
		await pass( 499 );
		expect( transport ).toHaveBeenCalledTimes( 1 );
		await pass( 1 );
		expect( transport ).toHaveBeenCalledTimes( 2 );
		await pass( 1499 );
		expect( transport ).toHaveBeenCalledTimes( 2 );
		await pass( 1 );
		expect( transport ).toHaveBeenCalledTimes( 3 );
		await pass( 60_000 );
		expect( transport ).toHaveBeenCalledTimes( 3 );
	} );

	it.each( [
		[ 0, 375 ],
		[ 1, 625 ],
	] )(
		'varies its pause by up to a quarter (%p: %p ms)',
		async ( random, ms ) => {
			const transport = failing( random );
			await pass( ms - 1 );
			expect( transport ).toHaveBeenCalledTimes( 1 );
			await pass( 1 );
			expect( transport ).toHaveBeenCalledTimes( 2 );
		}
	);
} );

it( 'treats a transport that throws as a missing response', async () => {
	const { client } = clientWith( {
		transport: () => {
			throw new Error( 'of the transport' );
		},
	} );
	const settled = jest.fn();
	void client.send( selectRate( 'a' ) ).then( settled );
	await pass( 0 );
	expect( settled ).toHaveBeenCalledWith( {
		ok: false,
		error: expect.objectContaining( { kind: 'network' } ),
	} );
} );

it( 'clears its timers', async () => {
	const { client } = clientWith( {
		transport: async () => ( {
			status: 200,
			headers: readHeaders( {} ),
			text: '{}',
		} ),
	} );
	await client.send( CART );
	expect( jest.getTimerCount() ).toBe( 0 );
} );
