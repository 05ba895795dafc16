import type { KeyValueStorage } from '@shopfront/host';
import { CART_TOKEN_KEY, STORAGE_KEYS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { readHeaders } from './http';
import type { ResponseHeaders } from './types';

/** A nonce and its time of issue, in seconds since 1970. */
interface DatedNonce {
	nonce: string;
	timestamp: number;
}

export interface SessionOptions {
	storage: KeyValueStorage;
	/** What the page printed: `{ storeApiNonce, wcStoreApiNonceTimestamp }` (docs/contract/settings.md 1). */
	seed?: unknown;
	/** Id of the customer for whom the server rendered the page. Default: 0, a guest. */
	customerId?: number;
	/** The window, which emits `storage` events for changes in other tabs. */
	storageEvents?: Pick<
		EventTarget,
		'addEventListener' | 'removeEventListener'
	>;
	/**
	 * Whether a cart token identifies the session in place of cookie and nonce, for a server on another origin
	 * (docs/contract/store-api.md 1.1). All pages share it through the storage; each cart response renews it.
	 */
	hasCartToken?: boolean;
	/** Runs a request in the queue that all scripts of the page share. By default it waits for no other script. */
	queue?: < Result >( send: () => Promise< Result > ) => Promise< Result >;
}

export interface Session {
	/** The headers that authenticate a request; empty until we know credentials. */
	credentials: () => Record< string, string >;
	read: ( headers: ResponseHeaders ) => void;
	/** Takes credentials of any age from a response that rejected ours. Returns whether it contained any. */
	renew: ( headers: ResponseHeaders ) => boolean;
	nextSequence: () => number;
	/** Runs a function that sends requests, once no other script on the page writes. */
	occupy: < Result >( send: () => Promise< Result > ) => Promise< Result >;
	isOccupied: () => boolean;
	/** Another script on the page starts to write. Returns the function that ends it. */
	hold: () => () => void;
	/** The last `User-ID` of a response, or the page's until then; 0 for a guest. */
	customerId: () => number;
	/** `''` while we know none. */
	nonce: () => string;
	setNonce: ( headers: unknown ) => void;
	setCartHash: ( headers: unknown ) => void;
	/** Starts listening for other tabs' nonces; returns the function that stops it. */
	start: () => () => void;
}

const NO_NONCE: DatedNonce = { nonce: '', timestamp: 0 };

/** Older WooCommerce versions stored the timestamp as a string. */
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
 * All tabs of a shop share the nonce through local storage, `storeApiNonce` = `{"nonce","timestamp"}`; we ignore a
 * nonce older than the stored one (docs/contract/cart-and-checkout.md 7; docs/contract/store-api.md 1.1). The page's
 * seed may be older than the storage (a cached page) or newer (after a login): the newer one wins.
 */
export const createSession = ( {
	storage,
	seed,
	storageEvents,
	customerId = 0,
	hasCartToken = false,
	queue = ( send ) => send(),
}: SessionOptions ): Session => {
	let known = pickNewer(
		fromStored( storage.get( STORAGE_KEYS.nonce ) ),
		fromSeed( seed )
	);
	/** The page's own token, if the storage is blocked. */
	let ownToken = '';
	let lastSequence = 0;
	let occupants = 0;
	/** Resolves when the other script has its response. */
	let held: Promise< void > | null = null;

	const storeNonce = ( next: DatedNonce ) => {
		if ( next !== known ) {
			known = next;
			storage.set( STORAGE_KEYS.nonce, JSON.stringify( known ) );
		}
	};
	const getNonce = ( headers: ResponseHeaders ) =>
		toDatedNonce(
			headers.get( 'Nonce' ),
			// Some proxies remove this header; then the nonce keeps the known timestamp.
			headers.get( 'Nonce-Timestamp' ) ?? known.timestamp
		);
	const readNonce = ( headers: ResponseHeaders ) =>
		storeNonce( pickNewer( known, getNonce( headers ) ) );
	const readToken = ( headers: ResponseHeaders ): boolean => {
		const next = hasCartToken && headers.get( 'Cart-Token' );
		if ( next ) {
			ownToken = next;
			storage.set( CART_TOKEN_KEY, next );
		}
		return Boolean( next );
	};
	/** An empty hash means an empty cart, so we store it too. Without the header, the stored one remains. */
	const readCartHash = ( headers: ResponseHeaders ) => {
		const hash = headers.get( 'Cart-Hash' );
		if ( hash !== null ) {
			storage.set( STORAGE_KEYS.cartHash, hash );
		}
	};

	return {
		credentials: (): Record< string, string > => {
			const token =
				hasCartToken && ( storage.get( CART_TOKEN_KEY ) || ownToken );
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
			return hasCartToken ? readToken( headers ) : fresh.nonce !== '';
		},
		nextSequence: () => ++lastSequence,
		occupy: ( send ) =>
			queue( async () => {
				await held;
				occupants++;
				try {
					return await send();
				} finally {
					occupants--;
				}
			} ),
		isOccupied: () => occupants > 0,
		hold: () => {
			let release = () => {};
			held = new Promise( ( resolve ) => {
				release = resolve;
			} );
			return release;
		},
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
