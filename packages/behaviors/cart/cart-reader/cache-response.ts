import { removeStoredCart } from '@shopfront/cart-summary';
import { STORAGE_KEYS } from '@shopfront/names';
import type { PageStorage } from './page-storage';

/**
 * Caches a cart with items, to save the cart store a request on this page or the next (docs/contract/stores.md 1.2),
 * and the response's nonce unless a newer one is stored (docs/contract/store-api.md 1.1).
 */
export const cacheResponse = (
	storage: PageStorage,
	cart: Readonly< Record< string, unknown > >,
	hash: string,
	headers: Pick< Headers, 'get' >
): void => {
	const nonce = headers.get( 'Nonce' );
	// WooCommerce may store the timestamp as text. NaN if it's missing: no comparison with NaN is true.
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
