import type { KeyValueStorage } from '@shopfront/host';
import { CART_SUMMARY_KEY, COOKIES } from '@shopfront/names';
import type { GetCookie } from './stored-cart';
import { EMPTY_SUMMARY, isSummary, type CartSummary } from './summary';

/** `null` if it's missing or invalid. */
export const parseSummary = ( text: string | null ): CartSummary | null => {
	try {
		const summary: unknown = JSON.parse( text ?? '' );
		return isSummary( summary ) ? summary : null;
	} catch {
		return null;
	}
};

/** Stores the summary for the next page and other tabs. Without storage, the next page fetches the cart. */
export const saveSummary = (
	storage: KeyValueStorage,
	summary: CartSummary
): unknown => storage.set( CART_SUMMARY_KEY, JSON.stringify( summary ) );

/**
 * Returns the summary that the server's cookies confirm: an empty one if they show no items, or the stored one if they
 * have its hash. Otherwise `null`: fetch the cart.
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
