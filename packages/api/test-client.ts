/** Clients for tests: over a real connection, with short times and a world that the test holds. */
import type { Clock, KeyValueStorage, OnlineManager } from '@shopfront/host';
import { STORE_API_NAMESPACE } from '@shopfront/names';
import { createApiClient, type ApiClientOptions } from './client';
import { fetchTransport } from './transports/fetch';
import type { SessionOptions } from './session';
import { createSession } from './session';
import type { ApiFailure, ApiRequest, ApiResult } from './types';

/** The clock of this process. */
export const realClock: Clock = {
	now: () => Date.now(),
	setTimeout: ( callback, delayMs ) => setTimeout( callback, delayMs ),
	clearTimeout: ( id ) => clearTimeout( id as NodeJS.Timeout ),
};

/** Storage that lasts as long as the test. */
export const memoryStorage = (
	entries: Record< string, string > = {}
): KeyValueStorage & { entries: Record< string, string > } => ( {
	entries,
	get: ( key ) => entries[ key ] ?? null,
	set: ( key, value ) => {
		entries[ key ] = value;
	},
} );

/** A network that the test switches. */
export const switchableNetwork = (): OnlineManager & {
	turn: ( isOn: boolean ) => void;
	listeners: Set< ( isOnline: boolean ) => void >;
} => {
	let isOn = true;
	const listeners = new Set< ( isOnline: boolean ) => void >();
	return {
		isOnline: () => isOn,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
		turn: ( next ) => {
			isOn = next;
			listeners.forEach( ( listener ) => listener( isOn ) );
		},
		listeners,
	};
};

/** A client of a test server. Batches gather for 20 ms, tries take up to 400 ms, pauses are 10 and 20 ms. */
export const createTestClient = (
	{ root }: { root: string },
	{
		storage = memoryStorage(),
		seed,
		storageEvents,
		cartToken,
		...options
	}: Partial< ApiClientOptions & SessionOptions > = {}
) =>
	createApiClient( {
		session: createSession( { storage, seed, storageEvents, cartToken } ),
		transport: fetchTransport( { root, fetch } ),
		clock: realClock,
		online: switchableNetwork(),
		random: () => 0.5,
		batchWindowMs: 20,
		// A busy machine stands still for some hundred milliseconds now and then.
		timeoutMs: 1500,
		retryDelaysMs: [ 10, 20 ],
		...options,
	} );

/** The cart, read. */
export const CART: ApiRequest = { path: `/${ STORE_API_NAMESPACE }/cart` };

/** A write that is gathered, known by its label. */
export const add = (
	label: string,
	more: Partial< ApiRequest > = {}
): ApiRequest => ( {
	path: `${ CART.path }/add-item`,
	method: 'POST',
	data: { label },
	...more,
} );

/** A write that is sent directly. */
export const selectRate = (
	label: string,
	more: Partial< ApiRequest > = {}
): ApiRequest => ( {
	...add( label, more ),
	path: `${ CART.path }/select-shipping-rate`,
} );

/** The failure of a result; the test fails when there is none. */
export const getFailure = ( result: ApiResult ): ApiFailure => {
	if ( result.ok ) {
		throw new Error( 'It should have failed, and did not.' );
	}
	return result.error;
};

/** The sequence of a result. */
export const getSequence = ( result: ApiResult ): number =>
	( result.ok ? result.reply.sequence : result.error.sequence ) ?? -1;

/** A while, in real time. */
export const wait = ( ms: number ): Promise< void > =>
	new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** Waits until it is so, for as long as a busy machine may need. */
export const until = async ( isTrue: () => boolean ): Promise< void > => {
	const end = Date.now() + 2000;
	while ( ! isTrue() && Date.now() < end ) {
		await wait( 5 );
	}
};
