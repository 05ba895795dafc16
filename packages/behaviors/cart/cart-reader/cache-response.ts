import { removeStoredCart } from '@shopfront/cart-summary';
import { STORAGE_KEYS } from '@shopfront/names';
import type { PageStorage } from './page-storage';

/**
 * Stores a cart with items for the cart store of this page or the next one, which then needs no request
 * (docs/contract/stores.md 1.2), and the nonce of the response unless a newer one is stored (docs/contract/store-api.md 1.1).
 */
export const cacheResponse = (
	storage: PageStorage,
	cart: Readonly< Record< string, unknown > >,
	hash: string,
	headers: Pick< Headers, 'get' >
): void => {
	const nonce = headers.get( 'Nonce' );
	// The platform may store the timestamp as text. NaN without one, which no timestamp is lower than.
	const stored = Number(
		storage.get( STORAGE_KEYS.nonce )?.match( /timestamp":"?(\d+)/ )?.[ 1 ]
	);
	const timestamp = Number( headers.get( 'Nonce-Timestamp' ) ?? stored );
	if ( cart.items_count ) {
		const cartData: Record< string, unknown > = {};
		for ( const key in cart ) {
			cartData[
				key.replace( /_(.)/g, ( _, letter: string ) =>
					letter.toUpperCase()
				)
			] = cart[ key ];
		}
		storage.set( STORAGE_KEYS.cartHash, hash );
		storage.set( STORAGE_KEYS.cartData, JSON.stringify( cartData ) );
	} else {
		removeStoredCart( storage );
	}
	if ( nonce && ! ( timestamp < stored ) ) {
		storage.set(
			STORAGE_KEYS.nonce,
			JSON.stringify( { nonce, timestamp } )
		);
	}
};
