import type { Host } from '@shopfront/host';
import { COOKIES, STORAGE_KEYS } from '@shopfront/names';
import { parseCart } from '@shopfront/store-api';
import { toCartData, toWireNames } from './cart-data';
import type { CartData } from './types';

const parseJson = ( text: string ): unknown => {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
};

/**
 * The cart kept from an earlier page, or `null`. It is used only while the server's cookies say that there are items
 * and that they are the ones we kept (docs/contract/cart-and-checkout.md 4, "Cart refresh";
 * docs/contract/stores.md 1.2).
 */
export function readCachedCart( { cookies, storage }: Host ): CartData | null {
	const hash = cookies.get( COOKIES.cartHash );
	const isCurrent =
		Boolean( cookies.get( COOKIES.itemsInCart ) ) &&
		Boolean( hash ) &&
		storage.get( STORAGE_KEYS.cartHash ) === hash;
	const cached = isCurrent
		? parseJson( storage.get( STORAGE_KEYS.cartData ) ?? '' )
		: null;
	if ( typeof cached !== 'object' || cached === null ) {
		return null;
	}
	// What a script may have written to storage is read through the same guard as an answer.
	const cart = parseCart( toWireNames( cached ) );
	return cart.ok ? toCartData( cart.value ) : null;
}

/** Forgets it: the server's hash may already be that of a cart which has not been kept yet. */
export function forgetCachedCart( { storage }: Host ): void {
	storage.remove( STORAGE_KEYS.cartData );
}

/** Keeps a cart for the next page. Storage that is full or forbidden is no loss: the next page asks the server. */
export function writeCachedCart( { storage }: Host, cart: CartData ): void {
	storage.set( STORAGE_KEYS.cartData, JSON.stringify( cart ) );
}
