import type { KeyValueStorage } from '@shopfront/host';
import { STORAGE_KEYS } from '@shopfront/names';

/**
 * Stores a cart for the cart store of this page or the next one, which then needs no request, and the nonce of the
 * response (docs/contract/stores.md 1.2).
 */
export function cacheResponse(
	storage: KeyValueStorage,
	cart: object,
	hash: string,
	headers: Headers
): void {
	const nonce = headers.get( 'Nonce' );
	storage.set( STORAGE_KEYS.cartHash, hash );
	storage.set(
		STORAGE_KEYS.cartData,
		JSON.stringify(
			Object.fromEntries(
				Object.entries( cart ).map( ( [ key, value ] ) => [
					key.replace( /_./g, ( [ , letter = '' ] ) =>
						letter.toUpperCase()
					),
					value,
				] )
			)
		)
	);
	if ( nonce ) {
		storage.set(
			STORAGE_KEYS.nonce,
			JSON.stringify( {
				nonce,
				timestamp: Number( headers.get( 'Nonce-Timestamp' ) ),
			} )
		);
	}
}
