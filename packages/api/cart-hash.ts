import type { KeyValueStorage } from '@shopfront/host';
import { STORAGE_KEYS } from '@shopfront/names';
import type { ReplyHeaders } from './headers';

/**
 * Keeps the hash of the last cart in `storeApiCartHash`, by which a cached cart is known to be current. An empty
 * hash says that the cart is empty and is kept too; a reply without the header says nothing.
 */
export const createCartHash = ( storage: KeyValueStorage ) => ( {
	read: ( headers: ReplyHeaders ): void => {
		const hash = headers.get( 'Cart-Hash' );
		if ( hash !== null ) {
			storage.set( STORAGE_KEYS.cartHash, hash );
		}
	},
} );
