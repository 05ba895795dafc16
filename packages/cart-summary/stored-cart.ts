import type { SafeStorage } from '@shopfront/host';
import { CART_SUMMARY_KEY, COOKIES, STORAGE_KEYS } from '@shopfront/names';

/** `undefined` or `''` if there's no such cookie. */
export type GetCookie = ( name: string ) => string | undefined;

/** Whether the server's cookies show a cart with items. If not, the cart is empty or its session has ended. */
export const showsItems = ( getCookie: GetCookie ): boolean =>
	!! getCookie( COOKIES.itemsInCart );

/** Removes the cart that a page stored for the next one, with the shopper's addresses, and its summary. */
export const removeStoredCart = (
	storage: Pick< SafeStorage, 'remove' >
): void => {
	storage.remove( STORAGE_KEYS.cartData );
	storage.remove( STORAGE_KEYS.cartHash );
	storage.remove( CART_SUMMARY_KEY );
};
