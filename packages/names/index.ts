/**
 * All names by which hosts, servers and add-ons know us (docs/contribute/specification-choices.md, "Placeholders"). To
 * support a second platform, replace this folder. A page loads only the files whose names it uses.
 */

export {
	BLOCKS_API_NAMESPACE,
	CART_EXTENSIONS_ERROR,
	CHECKOUT_PLUGIN_SCOPE,
	ANALYTICS_SETTINGS,
	TRUSTED_TYPES_POLICY,
	CART_CHANGE_FILTERS,
	INNER_BLOCK_AREAS,
} from './add-ons';
export { INTERACTIVITY } from './interactivity';
export { MAILING_LIST, ORDER_ATTRIBUTION } from './marketing';
export {
	BEHAVIORS_GLOBAL,
	CART_READER,
	CART_SUMMARY_KEY,
	FRAGMENTS_GLOBAL,
	BUTTONS_SCRIPT_ID,
	FRAGMENTS_SCRIPT_ID,
	GENERAL_SCRIPT_ID,
	LIBRARY_NAME,
	REFRESH_FRAGMENTS_EVENT,
	SITE_SETTINGS,
} from './page-scripts';
export {
	CLASSIC_GATEWAYS_ID,
	newPaymentMethodKey,
	PAYMENT_CONTROLS,
	PAYMENT_NOTICE_IDS,
	registrationErrorId,
	savedTokenKey,
} from './payment';
export {
	BLOCK_UI_HANDLE,
	isPlatformHandle,
	LIBRARY_HANDLES,
	PLATFORM_HANDLES,
	PLATFORM_NAME,
	SANITIZE_HANDLE,
	TYPES_HANDLE,
} from './script-handles';
export {
	COMING_SOON_FIELD,
	OUTSIDE_BLOCKS,
	PLATFORM_FIELDS,
} from './site-pages';
export {
	COLLECTION_EVENTS,
	COLLECTION_SCRIPT_ID,
	GALLERY_EVENTS,
	GALLERY_PARAMS_KEY,
	JQUERY_PLUGINS,
	VARIATION_CLASSES,
	VARIATION_EVENTS,
} from './products';

/** Prefix of every Store API route, without slashes at either end. */
export const STORE_API_NAMESPACE = 'wc/store/v1';

/** Prefix of the REST API's routes for people who manage the shop. */
export const ADMIN_API_NAMESPACE = 'wc/v3';

/** Query parameter of the checkout: with `true`, the server calculates totals, and its cart has shipping rates. */
export const CALCULATE_TOTALS = '__experimental_calc_totals';

export const CART_PATH = `/${ STORE_API_NAMESPACE }/cart`;

/** As in `woocommerce/cart`. */
export const BLOCK_NAMESPACE = 'woocommerce';

/** Prefix of stores, notice contexts and notice ids, as in `wc/store/cart` and `wc/checkout`. */
export const STORE_NAMESPACE = 'wc';

/** As in `woocommerce_rest_invalid_nonce`. */
export const ERROR_CODE_PREFIX = 'woocommerce_rest';

/** `@wordpress/hooks` actions with this prefix report a shopper's actions to add-ons (docs/contract/events.md 1). */
export const STORE_ACTION_PREFIX = 'experimental__woocommerce_blocks-';

/** Makes a cart render its deferred blocks (docs/contract/events.md 2). */
export const RENDER_BLOCKS_EVENT = 'wc-blocks_render_blocks_frontend';

/** The page's settings object (docs/contract/settings.md 1). */
export const SETTINGS_GLOBAL = 'wcSettings';

/** Has the initial nonce (docs/contract/settings.md 1). */
export const NONCE_GLOBAL = 'wcBlocksMiddlewareConfig';

/** Our own prefix for classes, data attributes (`data-sf-*`) and custom properties (`--sf-*`). */
export const LIBRARY_PREFIX = 'sf';

/** docs/contract/cart-and-checkout.md 9, "Storage"; docs/contract/store-api.md 1.1, docs/contract/stores.md 1.2. */
export const STORAGE_KEYS = {
	nonce: 'storeApiNonce',
	cartHash: 'storeApiCartHash',
	cartData: 'storeApiCartData',
	isCustomerDataDirty: 'WOOCOMMERCE_CHECKOUT_IS_CUSTOMER_DATA_DIRTY',
} as const;

/** The cart store emits it on the window after each change, with the cart summary as its detail. */
export const CART_SUMMARY_EVENT = `${ LIBRARY_PREFIX }:cart` as const;

/** On the window, with a code as its detail: the server, a payment method, an add-on or the form refused an order. */
export const ORDER_REFUSED_EVENT = `${ LIBRARY_PREFIX }:order-refused` as const;

/** On the document: requests a block's code (`packages/behaviors/cart/block-loader`). */
export const BLOCK_REQUEST_EVENT = `${ LIBRARY_PREFIX }:request` as const;

/** Holds the promise of the mini-cart block, which a page's scripts share (`packages/behaviors/cart/block-loader`). */
export const MINI_CART_GLOBAL = 'shopfrontMiniCart';

/** In local storage, on a page whose REST API is on another origin (`packages/api/session.ts`). */
export const CART_TOKEN_KEY = 'shopfrontCartToken';

/** The tab's journal of its order, in session storage (`packages/data/order-journal/journal.ts`). */
export const ORDER_JOURNAL_KEY = 'shopfrontOrderAttempt';

/** The tab's unsent cart changes, in session storage (`packages/data/cart/offline`). */
export const UNSENT_CHANGES_KEY = 'shopfrontUnsentChanges';

/** The device's last searches, in local storage (`packages/behaviors/search/live-search`). */
export const RECENT_SEARCHES_KEY = 'shopfrontRecentSearches';

/** The coupon field's validation error (docs/contract/stores.md 4). */
export const COUPON_ERROR_ID = 'coupon';

/** Id of the notice that a coupon was applied, and the start of those that one was removed. */
export const COUPON_NOTICE_ID = 'coupon-form';

/** Session cookies that scripts can read (docs/contract/store-api.md 1.1). */
export const COOKIES = {
	cartHash: 'woocommerce_cart_hash',
	itemsInCart: 'woocommerce_items_in_cart',
} as const;

/** `cart` gives `woocommerce/cart`. */
export const blockName = < Name extends string >(
	name: Name
): `${ typeof BLOCK_NAMESPACE }/${ Name }` => `${ BLOCK_NAMESPACE }/${ name }`;

/** `invalid_nonce` gives `woocommerce_rest_invalid_nonce`. */
export const errorCode = < Name extends string >(
	name: Name
): `${ typeof ERROR_CODE_PREFIX }_${ Name }` =>
	`${ ERROR_CODE_PREFIX }_${ name }`;

/** Source: docs/contract/cart-and-checkout.md 2, "Notice areas". */
export const NOTICE_CONTEXTS = {
	CART: 'wc/cart',
	CHECKOUT: 'wc/checkout',
	PAYMENTS: 'wc/checkout/payments',
	EXPRESS_PAYMENTS: 'wc/checkout/express-payments',
	CONTACT_INFORMATION: 'wc/checkout/contact-information',
	SHIPPING_ADDRESS: 'wc/checkout/shipping-address',
	BILLING_ADDRESS: 'wc/checkout/billing-address',
	SHIPPING_METHODS: 'wc/checkout/shipping-methods',
	CHECKOUT_ACTIONS: 'wc/checkout/checkout-actions',
	ORDER_INFORMATION: 'wc/checkout/order-information',
} as const;

/** Data stores, under the names that add-ons use (docs/contract/globals.md 6). */
export const STORE_KEYS = {
	cart: `${ STORE_NAMESPACE }/store/cart`,
	checkout: `${ STORE_NAMESPACE }/store/checkout`,
	payment: `${ STORE_NAMESPACE }/store/payment`,
	validation: `${ STORE_NAMESPACE }/store/validation`,
	collections: `${ STORE_NAMESPACE }/store/collections`,
	queryState: `${ STORE_NAMESPACE }/store/query-state`,
	schema: `${ STORE_NAMESPACE }/store/schema`,
	storeNotices: `${ STORE_NAMESPACE }/store/store-notices`,
} as const;

/** With these DOM events, a page's scripts notify each other of cart changes (docs/contract/events.md 2). */
export const PAGE_EVENTS = {
	addingToCart: 'wc-blocks_adding_to_cart',
	addedToCart: 'wc-blocks_added_to_cart',
	removedFromCart: 'wc-blocks_removed_from_cart',
	syncRequired: 'wc-blocks_store_sync_required',
} as const;

/** Classic scripts emit these jQuery events; with the prefix, they're DOM events (docs/contract/events.md 2). */
export const BRIDGED_EVENTS = [ 'added_to_cart', 'removed_from_cart' ] as const;

export const PAGE_EVENT_PREFIX = 'wc-blocks_';

/** Counts the listeners to these events, so that only one of them fetches the cart (docs/contract/globals.md 1). */
export const CART_LISTENER_COUNT_GLOBAL = 'wcBlocksStoreCartListeners';

/** Id of the paragraph about guest checkout (docs/contract/blocks.md 6). */
export const GUEST_NOTICE_ID = 'wc-guest-checkout-notice';
