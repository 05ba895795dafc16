import type { KeyValueStorage } from '@shopfront/host';
import { STORAGE_KEYS } from '@shopfront/names';

/** Finds the timestamp in a stored nonce, which the platform may store as text. */
const TIMESTAMP = /timestamp":"?(\d+)/;

/**
 * Stores a cart for the cart store of this page or the next one, which then needs no request (docs/contract/stores.md
 * 1.2), and the nonce of the response unless a newer one is stored (docs/contract/store-api.md 1.1).
 */
export function cacheResponse(
	storage: KeyValueStorage,
	cart: object,
	hash: string,
	headers: Headers
): void {
	const nonce = headers.get( 'Nonce' );
	// NaN without one, which no timestamp is lower than.
	const stored = Number(
		storage.get( STORAGE_KEYS.nonce )?.match( TIMESTAMP )?.[ 1 ]
	);
	const timestamp = Number( headers.get( 'Nonce-Timestamp' ) ?? stored );
	storage.set( STORAGE_KEYS.cartHash, hash );
	storage.set(
		STORAGE_KEYS.cartData,
		JSON.stringify(
			Object.fromEntries(
				Object.entries( cart ).map( ( [ key, value ] ) => [
					key.replace( /_(.)/g, ( _, letter: string ) =>
						letter.toUpperCase()
					),
					value,
				] )
			)
		)
	);
	if ( nonce && ! ( timestamp < stored ) ) {
		storage.set(
			STORAGE_KEYS.nonce,
			JSON.stringify( { nonce, timestamp } )
		);
	}
}
