import type { KeyValueStorage } from '@shopfront/host';
import { STORAGE_KEYS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import type { ReplyHeaders } from './headers';

/** A nonce and when the server gave it, in seconds since 1970. */
interface DatedNonce {
	nonce: string;
	timestamp: number;
}

/** Keeps the nonce that requests carry. */
export interface NonceKeeper {
	/** `''` when none is known. */
	get: () => string;
	/** Takes the nonce of a reply, unless it is older than the one that is kept. */
	read: ( headers: ReplyHeaders ) => void;
	/**
	 * Takes the nonce of a reply whatever its age, for when the one that is kept has just been refused. Returns
	 * whether there was one.
	 */
	replace: ( headers: ReplyHeaders ) => boolean;
	/** Begins to hear of nonces that other tabs keep; returns the stop. */
	start: () => () => void;
}

export interface NonceOptions {
	storage: KeyValueStorage;
	/** The object that the page printed, `{ storeApiNonce, wcStoreApiNonceTimestamp }` (contract/settings.md 1). */
	seed?: unknown;
	/** Where changes of the storage are told. */
	storageEvents?: Pick<
		EventTarget,
		'addEventListener' | 'removeEventListener'
	>;
}

const NONE: DatedNonce = { nonce: '', timestamp: 0 };

/** Also takes what older versions of the platform wrote, with the timestamp as a text. */
const toDatedNonce = ( nonce: unknown, timestamp: unknown ): DatedNonce =>
	typeof nonce === 'string' && nonce !== ''
		? { nonce, timestamp: Number( timestamp ) || 0 }
		: NONE;

const fromStored = ( stored: string | null ): DatedNonce => {
	try {
		const value: unknown = JSON.parse( stored ?? '' );
		return isRecord( value )
			? toDatedNonce( value.nonce, value.timestamp )
			: NONE;
	} catch {
		return NONE;
	}
};

const fromSeed = ( seed: unknown ): DatedNonce =>
	isRecord( seed )
		? toDatedNonce( seed.storeApiNonce, seed.wcStoreApiNonceTimestamp )
		: NONE;

const newer = ( known: DatedNonce, other: DatedNonce ): DatedNonce =>
	other.nonce === '' || other.timestamp < known.timestamp ? known : other;

/**
 * The nonce is shared by all tabs of a shop through local storage, `storeApiNonce` = `{"nonce","timestamp"}`; one
 * that is older than the stored one is ignored (specification 7; contract/store-api.md 1.1). The page's seed may be
 * older than the storage (a cached page) or newer (after a login): the newer one is used.
 */
export const createNonceKeeper = ( {
	storage,
	seed,
	storageEvents,
}: NonceOptions ): NonceKeeper => {
	let known = newer(
		fromStored( storage.get( STORAGE_KEYS.nonce ) ),
		fromSeed( seed )
	);
	const keep = ( next: DatedNonce ) => {
		if ( next !== known ) {
			known = next;
			storage.set( STORAGE_KEYS.nonce, JSON.stringify( known ) );
		}
	};
	const fromHeaders = ( headers: ReplyHeaders ) =>
		toDatedNonce(
			headers.get( 'Nonce' ),
			// Without its own time it is taken for as new as the one that is kept: some proxies drop the header.
			headers.get( 'Nonce-Timestamp' ) ?? known.timestamp
		);
	return {
		get: () => known.nonce,
		read: ( headers ) => keep( newer( known, fromHeaders( headers ) ) ),
		replace: ( headers ) => {
			const fresh = fromHeaders( headers );
			if ( fresh !== NONE ) {
				keep( fresh );
			}
			return fresh !== NONE;
		},
		start: () => {
			const hear = ( event: Event ) => {
				if ( 'key' in event && event.key === STORAGE_KEYS.nonce ) {
					known = newer(
						known,
						fromStored( storage.get( STORAGE_KEYS.nonce ) )
					);
				}
			};
			storageEvents?.addEventListener( 'storage', hear );
			return () => storageEvents?.removeEventListener( 'storage', hear );
		},
	};
};
