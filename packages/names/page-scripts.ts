/** Prefix of our tab channels and locks. */
export const LIBRARY_NAME = 'shopfront';

/** In local storage (`packages/cart-summary`). */
export const CART_SUMMARY_KEY = 'shopfrontCartSummary';

/** Reads the page's cart; scripts of several builds share it (`packages/behaviors/cart/cart-reader`). */
export const CART_READER = Symbol.for( 'shopfront.cartReader' );

/** Parameters of the page's cart fragments (docs/contract/classic-pages.md 1.1). */
export const FRAGMENTS_GLOBAL = 'wc_cart_fragments_params';

/** WooCommerce's script for cart fragments, by the id that WordPress prints. */
export const FRAGMENTS_SCRIPT_ID = 'wc-cart-fragments-js';

/** WooCommerce's script for buttons in classic lists. */
export const BUTTONS_SCRIPT_ID = 'wc-add-to-cart-js';

/** WooCommerce's script for all pages, which also sends the form of the sort order. */
export const GENERAL_SCRIPT_ID = 'woocommerce-js';

/** On the body: makes the page fetch its cart fragments (docs/contract/classic-pages.md 4). */
export const REFRESH_FRAGMENTS_EVENT = 'wc_fragment_refresh';

/** Settings of site-wide behaviors: a global, and an element with the same as JSON, which wins. */
export const SITE_SETTINGS = {
	global: 'shopfrontSettings',
	elementId: 'shopfront-settings',
} as const;

/** Names of the behaviors that a page wants; without it, all (`assets/entries/behaviors.ts`). */
export const BEHAVIORS_GLOBAL = 'shopfrontBehaviors';
