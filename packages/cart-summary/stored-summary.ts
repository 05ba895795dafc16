import type { KeyValueStorage } from '@shopfront/host';
import { CART_SUMMARY_KEY, COOKIES } from '@shopfront/names';
import type { GetCookie } from './stored-cart';
import { EMPTY_SUMMARY, isSummary, type CartSummary } from './summary';

/** Parses a stored summary; `null` if it is missing or invalid. */
export const parseSummary = ( text: string | null ): CartSummary | null => {
	try {
		const summary: unknown = JSON.parse( text ?? '' );
		return isSummary( summary ) ? summary : null;
	} catch {
		return null;
	}
};

/** Stores the summary for the next page and for other tabs. Without storage, the next page fetches the cart. */
export const saveSummary = (
	storage: KeyValueStorage,
	summary: CartSummary
): unknown => storage.set( CART_SUMMARY_KEY, JSON.stringify( summary ) );

/**
 * Returns the summary that the server's cookies confirm: an empty one if they show no items, and the stored one if its
 * hash is theirs. `null` if neither is the case, so that the cart has to be fetched.
 *
 * @param getCookie Reads a cookie of the page.
 * @param storage   The storage with the last page's summary.
 */
export const getConfirmedSummary = (
	getCookie: GetCookie,
	storage: KeyValueStorage
): CartSummary | null => {
	if ( ! getCookie( COOKIES.itemsInCart ) ) {
		return EMPTY_SUMMARY;
	}
	const summary = parseSummary( storage.get( CART_SUMMARY_KEY ) );
	return summary?.hash && summary.hash === getCookie( COOKIES.cartHash )
		? summary
		: null;
};
