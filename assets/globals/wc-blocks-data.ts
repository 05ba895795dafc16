import type { BlockApp } from '@shopfront/bindings';
import {
	EMPTY_CART_COUPONS,
	EMPTY_CART_CROSS_SELLS,
	EMPTY_CART_ERRORS,
	EMPTY_CART_FEES,
	EMPTY_CART_ITEM_ERRORS,
	EMPTY_CART_ITEMS,
	EMPTY_EXTENSIONS,
	EMPTY_PAYMENT_METHODS,
	EMPTY_PAYMENT_REQUIREMENTS,
	EMPTY_SHIPPING_RATES,
	EMPTY_TAX_LINES,
} from '@shopfront/data/cart';
import {
	getErrorDetails,
	getNoticeContextFromErrorResponse,
	processErrorResponse,
} from '@shopfront/data/notices';
import { BLOCKS_API_NAMESPACE, STORE_KEYS } from '@shopfront/names';
import { createClearPutRequests, PutAbortController } from './checkout-put';
import { getInvalidParamNoticeContext } from './error-contexts';
import { hasInState, updateState } from './nested-path';
import { STORES } from './stores';

/** What add-ons find as `wc.wcBlocksData`: the stores, and what belongs to them. Source: contract/globals.md 6. */
export function createWcBlocksData( {
	registry,
	host,
}: Pick< BlockApp, 'registry' | 'host' > ) {
	const clearCheckoutPutRequests = createClearPutRequests( registry );
	return {
		...STORES,
		CART_STORE_KEY: STORE_KEYS.cart,
		CHECKOUT_STORE_KEY: STORE_KEYS.checkout,
		PAYMENT_STORE_KEY: STORE_KEYS.payment,
		VALIDATION_STORE_KEY: STORE_KEYS.validation,
		COLLECTIONS_STORE_KEY: STORE_KEYS.collections,
		QUERY_STATE_STORE_KEY: STORE_KEYS.queryState,
		SCHEMA_STORE_KEY: STORE_KEYS.schema,
		STORE_NOTICES_STORE_KEY: STORE_KEYS.storeNotices,
		API_BLOCK_NAMESPACE: BLOCKS_API_NAMESPACE,
		/** Turns an error of the API into notices, where each belongs or all in one context. */
		processErrorResponse: ( error: unknown, context?: string ): void =>
			processErrorResponse( registry, error, context ),
		getErrorDetails,
		getNoticeContextFromErrorResponse,
		getInvalidParamNoticeContext,
		isEditor: (): boolean => host.isEditor(),
		clearCheckoutPutRequests,
		CheckoutPutAbortController: new PutAbortController(
			clearCheckoutPutRequests
		),
		hasInState,
		updateState,
		EMPTY_CART_COUPONS,
		EMPTY_CART_CROSS_SELLS,
		EMPTY_CART_ERRORS,
		EMPTY_CART_FEES,
		EMPTY_CART_ITEM_ERRORS,
		EMPTY_CART_ITEMS,
		EMPTY_EXTENSIONS,
		EMPTY_PAYMENT_METHODS,
		EMPTY_PAYMENT_REQUIREMENTS,
		EMPTY_SHIPPING_RATES,
		EMPTY_TAX_LINES,
	};
}
