import type { Clock, OnlineManager, Preload } from '@shopfront/host';
import { createLate } from '@shopfront/late';
import { NetworkFailure } from './own-failures';
import type { ClientMemory } from './memory';
import { fetchWhenOnline } from './fetch-when-online';
import { createPreload } from './preload';
import { isRead } from './is-read';
import type { ApiClient, ApiRequest, ApiResult, CartReply } from './types';

export interface LateApiClientOptions {
	/** Brings the client that asks the server; it is given this one's memory. Called again after it rejected. */
	load: () => Promise< ApiClient >;
	memory: ClientMemory;
	/** Responses that came with the page. */
	preloaded: Preload;
	clock: Clock;
	online: OnlineManager;
}

export interface LateApiClient extends ApiClient {
	/** Brings what requests need before the first of them. */
	prepare: () => void;
}

/**
 * A client for a page that brings its replies along: what asks the server comes with the first request that it has no
 * reply for, so that a page which is only looked at does without. What is safe waits for it as for a network; where it
 * does not come, requests fail as without one.
 */
export const createLateApiClient = ( {
	load,
	memory,
	preloaded,
	clock,
	online,
}: LateApiClientOptions ): LateApiClient => {
	const listeners = new Map< ( reply: CartReply ) => void, () => void >();
	const late = createLate( async () => {
		const client = await load();
		for ( const listener of listeners.keys() ) {
			listeners.set( listener, client.onReply( listener ) );
		}
		return client;
	} );
	const { identity } = memory;
	const preload = createPreload( preloaded );

	const takePreloaded = ( request: ApiRequest ): ApiResult | null => {
		const kept = preload.take( request );
		if ( ! kept ) {
			return null;
		}
		identity.read( kept.headers );
		const sequence = memory.nextSequence();
		return { ok: true, reply: { ...kept, status: 200, sequence } };
	};

	const bring = ( {
		retry,
		timeoutMs,
		...request
	}: ApiRequest ): Promise< ApiClient | null > => {
		const isSafe = retry ? retry === 'safe' : isRead( request );
		return isSafe
			? fetchWhenOnline( late, { clock, online }, timeoutMs )
			: late.fetch();
	};

	const ask = async ( request: ApiRequest ): Promise< ApiResult > => {
		const asked = { askedAt: clock.now(), ...request };
		const client = await bring( request );
		return client
			? client.send( asked )
			: {
					ok: false,
					error: new NetworkFailure( false, ! online.isOnline() ),
				};
	};

	return {
		prepare: () => void late.fetch(),
		send: async ( request ) => takePreloaded( request ) ?? ask( request ),
		onReply: ( listener ) => {
			listeners.set(
				listener,
				late.get()?.onReply( listener ) ?? ( () => undefined )
			);
			return () => {
				listeners.get( listener )?.();
				listeners.delete( listener );
			};
		},
		customerId: identity.customerId,
		nonce: identity.nonce,
		setNonce: identity.setNonce,
		setCartHash: identity.setCartHash,
		start: identity.start,
	};
};
