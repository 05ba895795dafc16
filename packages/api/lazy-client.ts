import { CART_PATH } from '@shopfront/names';
import {
	UNLIMITED_MS,
	waitForNetwork,
	type Clock,
	type OnlineManager,
	type Preload,
} from '@shopfront/host';
import { createLazy } from '@shopfront/lazy';
import { NetworkFailure } from './errors/network-failure';
import { isRead, waitsForNetwork } from './http';
import { createPreload } from './preload';
import type { Session } from './session';
import type {
	ApiClient,
	ApiRequest,
	ApiResult,
	ReceivedCart,
	SendingClient,
} from './types';

/** How long a read waits for a network, ms, unless it has its own time limit. */
const READ_LIMIT_MS = 30_000;

const NEVER = new Promise< never >( () => {} );

/**
 * Loads code, and retries each time the network returns. Resolves to `null` if loading fails or the browser stays
 * offline. Each wait takes at most `limitMs` (default unlimited); `0` doesn't wait.
 */
const loadWhenOnline = async < Value >(
	load: () => Promise< Value | null >,
	host: { clock: Clock; online: OnlineManager },
	limitMs = UNLIMITED_MS
): Promise< Value | null > => {
	const tryLoad = () => load().catch( () => null );
	let value = await tryLoad();
	while (
		! value &&
		limitMs > 0 &&
		! host.online.isOnline() &&
		( await waitForNetwork( host, limitMs, NEVER ) )
	) {
		value = await tryLoad();
	}
	return value;
};

export interface LazyApiClientOptions {
	/** Loads the client that sends requests and shares the session. We call it again after a rejection. */
	load: () => Promise< SendingClient >;
	session: Session;
	preloaded: Preload;
	clock: Clock;
	online: OnlineManager;
}

export interface LazyApiClient extends ApiClient {
	prepare: () => void;
}

/**
 * For a page with preloaded responses. The code that sends requests loads with the first request that has none. If it
 * doesn't load, requests that may wait for a network wait, and others fail as if offline.
 */
export const createLazyApiClient = ( {
	load,
	session,
	preloaded,
	clock,
	online,
}: LazyApiClientOptions ): LazyApiClient => {
	const listeners = new Map< ( reply: ReceivedCart ) => void, () => void >();
	/** Set with the listeners: `lazyClient` has it some microtasks later, in which another listener may come. */
	let loaded: Awaited< ReturnType< typeof load > > | null = null;
	const lazyClient = createLazy( async () => {
		loaded = await load();
		for ( const listener of listeners.keys() ) {
			listeners.set( listener, loaded.onCart( listener ) );
		}
		return loaded;
	} );
	const preload = createPreload( preloaded );

	const takePreloaded = ( request: ApiRequest ): ApiResult | null => {
		const response = preload.take( request );
		if ( ! response ) {
			return null;
		}
		session.read( response.headers );
		const sequence = session.nextSequence();
		return { ok: true, reply: { ...response, status: 200, sequence } };
	};

	const sendWithClient = async (
		request: ApiRequest
	): Promise< ApiResult > => {
		const timestamped = { requestedAt: clock.now(), ...request };
		const limitMs = isRead( request )
			? ( request.timeoutMs ?? READ_LIMIT_MS )
			: UNLIMITED_MS;
		const client = await loadWhenOnline(
			lazyClient.fetch,
			{ clock, online },
			waitsForNetwork( request ) ? limitMs : 0
		);
		return client
			? client.send( timestamped )
			: {
					ok: false,
					error: new NetworkFailure( false, ! online.isOnline() ),
				};
	};

	return {
		prepare: () => void lazyClient.fetch(),
		send: async ( request ) =>
			takePreloaded( request ) ?? sendWithClient( request ),
		onCart: ( listener ) => {
			listeners.set(
				listener,
				loaded?.onCart( listener ) ?? ( () => undefined )
			);
			return () => {
				listeners.get( listener )?.();
				listeners.delete( listener );
			};
		},
		expectCart: () => {
			const sequence = session.nextSequence();
			const sentAt = clock.now();
			return ( cart, hash = '' ) => {
				if (
					session.isOccupied() ||
					session.nextSequence() !== sequence + 1
				) {
					return false;
				}
				session.setCartHash( { 'Cart-Hash': hash } );
				for ( const listener of listeners.keys() ) {
					listener( {
						cart,
						sequence,
						path: CART_PATH,
						method: 'GET',
						status: 200,
						isRequestSettled: true,
						sentAt,
						hash,
					} );
				}
				return true;
			};
		},
		hold: session.hold,
		customerId: session.customerId,
		nonce: session.nonce,
		setNonce: session.setNonce,
		setCartHash: session.setCartHash,
		start: session.start,
	};
};
