import type { CartLine } from '@shopfront/cart-summary';
import { COOKIES, STORAGE_KEYS } from '@shopfront/names';

/**
 * Returns the lines of the cart if they are known without a request: none by the cookies, or those that a page has stored, if their
 * hash equals the cookie's.
 */
export function readStoredLines( view: Window ): CartLine[] | undefined {
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
		// Storage is blocked, or empty until the store has cached its cart.
		return undefined;
	}
}
