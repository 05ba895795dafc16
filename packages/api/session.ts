import type { KeyValueStorage } from '@shopfront/host';
import { CART_TOKEN_KEY, STORAGE_KEYS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { readHeaders } from './http';
import type { ResponseHeaders } from './types';

/** A nonce and the time when the server issued it, in seconds since 1970. */
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
	/** Id of the customer for whom the page was rendered. Default: 0, a guest. */
	customerId?: number;
	/** The window, which emits `storage` events for changes in other tabs. */
	storageEvents?: Pick<
		EventTarget,
		'addEventListener' | 'removeEventListener'
	>;
	/**
	 * Whether a cart token identifies the session in place of cookie and nonce, for a server on another origin
	 * (docs/contract/store-api.md 1.1). The storage keeps it for all pages and tabs; each response with a cart renews
	 * it.
	 */
	hasCartToken?: boolean;
	/** Runs a request in the queue that all scripts of the page share. Default: it waits for no other script. */
	queue?: < Result >( send: () => Promise< Result > ) => Promise< Result >;
}

/** The shopper's session on the server, as responses describe it. */
export interface Session {
	/** Returns the headers that authenticate a request; empty until credentials are known. */
	credentials: () => Record< string, string >;
	/** Takes nonce, cart token, cart hash and customer id from a response. */
	read: ( headers: ResponseHeaders ) => void;
	/**
	 * Takes new credentials of any age from a response that rejected the known ones. Returns whether it contained any.
	 */
	renew: ( headers: ResponseHeaders ) => boolean;
	/** Returns the next sequence number, which grows by one with each call. */
	nextSequence: () => number;
	/** Runs a function that sends requests, once no other script of the page writes. */
	occupy: < Result >( send: () => Promise< Result > ) => Promise< Result >;
	/** Whether requests of ours have no response yet. */
	isOccupied: () => boolean;
	/** Starts writing by another script of the page. Returns the function that ends it. */
	hold: () => () => void;
	/** The `User-ID` of the last response that had one, until then the page's; 0 for a guest. */
	customerId: () => number;
	/** `''` if none is known. */
	nonce: () => string;
	/** Takes a nonce from headers of any type. */
	setNonce: ( headers: unknown ) => void;
	/** Stores the cart hash from headers of any type. */
	setCartHash: ( headers: unknown ) => void;
	/** Starts listening for nonces of other tabs; returns a function that stops it. */
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
 * Creates a session from the page's seed and the storage.
 *
 * All tabs of a shop share the nonce through local storage, `storeApiNonce` = `{"nonce","timestamp"}`; a nonce older
 * than the stored one is ignored (docs/contract/cart-and-checkout.md 7; docs/contract/store-api.md 1.1). The page's
 * seed may be older than the storage (a cached page) or newer (after a login): the newer one is used.
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
	/** The token of this page, if the storage cannot keep it. */
	let ownToken = '';
	let lastSequence = 0;
	let occupants = 0;
	/** Ends when the other script has its response. */
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
			// Some proxies remove this header; the nonce then gets the known timestamp.
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
	/** An empty hash means an empty cart, and is stored too. Without the header, the stored one remains. */
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
