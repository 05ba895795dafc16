/** API clients for tests: a real connection, short delays, fake network and storage. */
import type { Clock, KeyValueStorage, OnlineManager } from '@shopfront/host';
import { STORE_API_NAMESPACE } from '@shopfront/names';
import { createApiClient, type ApiClientOptions } from './client';
import { fetchTransport } from './transports/fetch';
import type { SessionOptions } from './session';
import { createSession } from './session';
import type { ApiFailure, ApiRequest, ApiResult } from './types';

export const realClock: Clock = {
	now: () => Date.now(),
	setTimeout: ( callback, delayMs ) => setTimeout( callback, delayMs ),
	clearTimeout: ( id ) => clearTimeout( id as NodeJS.Timeout ),
};

export const memoryStorage = (
	entries: Record< string, string > = {}
): KeyValueStorage & { entries: Record< string, string > } => ( {
	entries,
	get: ( key ) => entries[ key ] ?? null,
	set: ( key, value ) => {
		entries[ key ] = value;
	},
} );

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

/** Batches wait 20 ms, attempts time out after 1500 ms, retries wait 10 and 20 ms. */
export const createTestClient = (
	{ root }: { root: string },
	{
		storage = memoryStorage(),
		seed,
		storageEvents,
		hasCartToken,
		...options
	}: Partial< ApiClientOptions & SessionOptions > = {}
) =>
	createApiClient( {
		session: createSession( {
			storage,
			seed,
			storageEvents,
			hasCartToken,
		} ),
		transport: fetchTransport( { root, fetch } ),
		clock: realClock,
		online: switchableNetwork(),
		random: () => 0.5,
		batchWindowMs: 20,
		// A busy machine may pause for a few hundred milliseconds.
		timeoutMs: 1500,
		retryDelaysMs: [ 10, 20 ],
		...options,
	} );

export const CART: ApiRequest = { path: `/${ STORE_API_NAMESPACE }/cart` };

export const add = (
	label: string,
	more: Partial< ApiRequest > = {}
): ApiRequest => ( {
	path: `${ CART.path }/add-item`,
	method: 'POST',
	data: { label },
	...more,
} );

export const selectRate = (
	label: string,
	more: Partial< ApiRequest > = {}
): ApiRequest => ( {
	...add( label, more ),
	path: `${ CART.path }/select-shipping-rate`,
} );

export const getFailure = ( result: ApiResult ): ApiFailure => {
	if ( result.ok ) {
		throw new Error( 'The request succeeded unexpectedly.' );
	}
	return result.error;
};

export const getSequence = ( result: ApiResult ): number =>
	( result.ok ? result.reply.sequence : result.error.sequence ) ?? -1;

export const wait = ( ms: number ): Promise< void > =>
	new Promise( ( resolve ) => setTimeout( resolve, ms ) );

export const until = async ( isTrue: () => boolean ): Promise< void > => {
	const end = Date.now() + 2000;
	while ( ! isTrue() && Date.now() < end ) {
		await wait( 5 );
	}
};
