import { BLOCKS_API_NAMESPACE, STORE_KEYS } from '@shopfront/names';

/** Add-ons find stores by these names in `wc.wcBlocksData` (docs/contract/globals.md 6). */
export const DATA_NAMES = {
	CART_STORE_KEY: STORE_KEYS.cart,
	CHECKOUT_STORE_KEY: STORE_KEYS.checkout,
	PAYMENT_STORE_KEY: STORE_KEYS.payment,
	VALIDATION_STORE_KEY: STORE_KEYS.validation,
	COLLECTIONS_STORE_KEY: STORE_KEYS.collections,
	QUERY_STATE_STORE_KEY: STORE_KEYS.queryState,
	SCHEMA_STORE_KEY: STORE_KEYS.schema,
	STORE_NOTICES_STORE_KEY: STORE_KEYS.storeNotices,
	API_BLOCK_NAMESPACE: BLOCKS_API_NAMESPACE,
};
