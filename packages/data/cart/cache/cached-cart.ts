import { showsItems } from '@shopfront/cart-summary';
import type { Host } from '@shopfront/host';
import { COOKIES, STORAGE_KEYS } from '@shopfront/names';
import { parseCart } from '@shopfront/store-api';
import { toCartData, toWireNames } from '../cart-data';
import type { CartData } from '../types';

const parseJson = ( text: string ): unknown => {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
};

/**
 * Returns the cart that an earlier page cached; `null` unless the server's cookies show a cart with items and the same
 * hash (docs/contract/cart-and-checkout.md 4, "Cart refresh"; docs/contract/stores.md 1.2).
 */
export const readCachedCart = ( {
	cookies,
	storage,
}: Host ): CartData | null => {
	const hash = cookies.get( COOKIES.cartHash );
	const isCurrent =
		showsItems( cookies.get ) &&
		Boolean( hash ) &&
		storage.get( STORAGE_KEYS.cartHash ) === hash;
	const cached = isCurrent
		? parseJson( storage.get( STORAGE_KEYS.cartData ) ?? '' )
		: null;
	if ( typeof cached !== 'object' || cached === null ) {
		return null;
	}
	// Scripts may have changed the storage, so we validate it like a response.
	const cart = parseCart( toWireNames( cached ) );
	return cart.ok ? toCartData( cart.value ) : null;
};

/** Clears the cache, because the server's hash may belong to a cart that we haven't cached yet. */
export const forgetCachedCart = ( { storage }: Host ): void => {
	storage.remove( STORAGE_KEYS.cartData );
};

/**
 * Caches a cart for the next page. If the storage is full or blocked, the next page fetches the cart. Without the
 * cookie for items no page would use the cache, and its addresses would outlive the session.
 */
export const writeCachedCart = (
	{ cookies, storage }: Host,
	cart: CartData
): void => {
	if ( showsItems( cookies.get ) ) {
		storage.set( STORAGE_KEYS.cartData, JSON.stringify( cart ) );
	}
};
