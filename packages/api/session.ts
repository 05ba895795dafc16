import type { KeyValueStorage } from '@shopfront/host';
import { STORAGE_KEYS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { readHeaders } from './http';
import type { ResponseHeaders } from './types';

/** A nonce and when the server issued it, in seconds since 1970. */
interface DatedNonce {
	nonce: string;
	timestamp: number;
}

export interface SessionOptions {
	storage: KeyValueStorage;
	/**
	 * The object that the page printed, `{ storeApiNonce, wcStoreApiNonceTimestamp }` (docs/contract/settings.md 1).
	 */
	seed?: unknown;
	/** Where other tabs' changes of the storage arrive: a window. */
	storageEvents?: Pick<
		EventTarget,
		'addEventListener' | 'removeEventListener'
	>;
	/**
	 * For hosts without cookies: requests carry a cart token, which selects the session in place of cookie and nonce
	 * (docs/contract/store-api.md 1.1). The token to begin with; `''` waits for that of the first response. Each
	 * response with a cart renews it.
	 */
	cartToken?: string;
}

/** The shopper's session on the server, as responses describe it. */
export interface Session {
	/** The headers that authenticate a request; empty when nothing is known yet. */
	credentials: () => Record< string, string >;
	/** Takes nonce, cart token, cart hash and customer id from a response. */
	read: ( headers: ResponseHeaders ) => void;
	/**
	 * Takes new credentials from a response that rejected the known ones, whatever their age. Returns whether it had
	 * any.
	 */
	renew: ( headers: ResponseHeaders ) => boolean;
	/** The number of the next response: grows by one with each call. */
	nextSequence: () => number;
	/** The `User-ID` of the last response that had one; 0 is a guest. */
	customerId: () => number;
	/** `''` when none is known. */
	nonce: () => string;
	/** Takes a nonce from headers in any form. */
	setNonce: ( headers: unknown ) => void;
	/** Stores the cart hash of headers in any form. */
	setCartHash: ( headers: unknown ) => void;
	/** Starts listening for nonces of other tabs; returns the stop. */
	start: () => () => void;
}

const NO_NONCE: DatedNonce = { nonce: '', timestamp: 0 };

/** Older versions of the platform stored the timestamp as a string. */
const toDatedNonce = ( nonce: unknown, timestamp: unknown ): DatedNonce =>
	typeof nonce === 'string' && nonce !== ''
		? { nonce, timestamp: Number( timestamp ) || 0 }
		: NO_NONCE;

const fromStored = ( stored: string | null ): DatedNonce => {
	try {
		const value: unknown = JSON.parse( stored ?? '' );
		return isRecord( value )
			? toDatedNonce( value.nonce, value.timestamp )
			: NO_NONCE;
	} catch {
		return NO_NONCE;
	}
};

const fromSeed = ( seed: unknown ): DatedNonce =>
	isRecord( seed )
		? toDatedNonce( seed.storeApiNonce, seed.wcStoreApiNonceTimestamp )
		: NO_NONCE;

const pickNewer = ( known: DatedNonce, other: DatedNonce ): DatedNonce =>
	other.nonce === '' || other.timestamp < known.timestamp ? known : other;

/**
 * Creates a session that knows what the page and the storage know.
 *
 * All tabs of a shop share the nonce through local storage, `storeApiNonce` = `{"nonce","timestamp"}`; one that is
 * older than the stored one is ignored (docs/contract/cart-and-checkout.md 7; docs/contract/store-api.md 1.1). The
 * page's seed may be older than the storage (a cached page) or newer (after a login): the newer one is used.
 */
export const createSession = ( {
	storage,
	seed,
	storageEvents,
	cartToken,
}: SessionOptions ): Session => {
	let known = pickNewer(
		fromStored( storage.get( STORAGE_KEYS.nonce ) ),
		fromSeed( seed )
	);
	let token = cartToken ?? '';
	let customerId = 0;
	let lastSequence = 0;

	const storeNonce = ( next: DatedNonce ) => {
		if ( next !== known ) {
			known = next;
			storage.set( STORAGE_KEYS.nonce, JSON.stringify( known ) );
		}
	};
	const getNonce = ( headers: ResponseHeaders ) =>
		toDatedNonce(
			headers.get( 'Nonce' ),
			// Some proxies drop this header: the nonce then counts as new as the known one.
			headers.get( 'Nonce-Timestamp' ) ?? known.timestamp
		);
	const readNonce = ( headers: ResponseHeaders ) =>
		storeNonce( pickNewer( known, getNonce( headers ) ) );
	const readToken = ( headers: ResponseHeaders ): boolean => {
		const next =
			cartToken === undefined ? null : headers.get( 'Cart-Token' );
		token = next || token;
		return Boolean( next );
	};
	/** An empty hash means an empty cart and is stored too; without the header the stored one stays. */
	const readCartHash = ( headers: ResponseHeaders ) => {
		const hash = headers.get( 'Cart-Hash' );
		if ( hash !== null ) {
			storage.set( STORAGE_KEYS.cartHash, hash );
		}
	};

	return {
		credentials: (): Record< string, string > => {
			if ( token ) {
				return { 'Cart-Token': token };
			}
			return known.nonce ? { Nonce: known.nonce } : {};
		},
		read: ( headers ) => {
			readNonce( headers );
			readToken( headers );
			readCartHash( headers );
			const id = Number( headers.get( 'User-ID' ) ?? NaN );
			customerId = Number.isSafeInteger( id ) ? id : customerId;
		},
		renew: ( headers ) => {
			const fresh = getNonce( headers );
			if ( fresh.nonce ) {
				storeNonce( fresh );
			}
			return cartToken === undefined
				? fresh.nonce !== ''
				: readToken( headers );
		},
		nextSequence: () => ++lastSequence,
		customerId: () => customerId,
		nonce: () => known.nonce,
		setNonce: ( headers ) => readNonce( readHeaders( headers ) ),
		setCartHash: ( headers ) => readCartHash( readHeaders( headers ) ),
		start: () => {
			const onStorage = ( event: Event ) => {
				if ( 'key' in event && event.key === STORAGE_KEYS.nonce ) {
					known = pickNewer(
						known,
						fromStored( storage.get( STORAGE_KEYS.nonce ) )
					);
				}
			};
			storageEvents?.addEventListener( 'storage', onStorage );
			return () =>
				storageEvents?.removeEventListener( 'storage', onStorage );
		},
	};
};
