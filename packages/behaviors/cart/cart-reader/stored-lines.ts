import type { CartLine } from '@shopfront/cart-summary';
import { COOKIES, STORAGE_KEYS } from '@shopfront/names';

/**
 * Returns the cart's lines without a request: `[]` if the cookies say the cart is empty, or the stored lines if their
 * hash equals the cookie's. `undefined` if the lines are unknown.
 */
export const readStoredLines = ( view: Window ): CartLine[] | undefined => {
	const { cookie } = view.document;
	if ( ! cookie.includes( `${ COOKIES.itemsInCart }=` ) ) {
		return [];
	}
	try {
		const { localStorage: storage } = view;
		const hash = storage.getItem( STORAGE_KEYS.cartHash );
		const { items } =
			hash && cookie.includes( `${ COOKIES.cartHash }=${ hash }` )
				? JSON.parse( storage.getItem( STORAGE_KEYS.cartData ) ?? '' )
				: {};
		return Array.isArray( items ) ? items : undefined;
	} catch {
		// Storage is blocked, or the store hasn't cached its cart yet.
		return undefined;
	}
};
