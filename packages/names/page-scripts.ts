/** Prefix of our channels between tabs and of our locks. */
export const LIBRARY_NAME = 'shopfront';

/** Key of the cart summary in local storage (`packages/cart-summary`). */
export const CART_SUMMARY_KEY = 'shopfrontCartSummary';

/** Global with the reader of a page's cart, which scripts of several builds share (`packages/behaviors/cart/cart-reader`). */
export const CART_READER = Symbol.for( 'shopfront.cartReader' );

/** Global with the parameters of the page's cart fragments (docs/contract/classic-pages.md 1.1). */
export const FRAGMENTS_GLOBAL = 'wc_cart_fragments_params';

/** Id of the platform's script for cart fragments, as WordPress prints it. */
export const FRAGMENTS_SCRIPT_ID = 'wc-cart-fragments-js';

/** Id of the script element of the platform's script for buttons of classic lists. */
export const BUTTONS_SCRIPT_ID = 'wc-add-to-cart-js';

/** Id of the script element of the platform's script for all pages, which also sends the form of the sort order. */
export const GENERAL_SCRIPT_ID = 'woocommerce-js';

/** Event of the body that makes the page fetch its cart fragments (docs/contract/classic-pages.md 4). */
export const REFRESH_FRAGMENTS_EVENT = 'wc_fragment_refresh';

/** Global with the settings of site-wide behaviors, and the id of an element with the same as JSON, which wins. */
export const SITE_SETTINGS = {
	global: 'shopfrontSettings',
	elementId: 'shopfront-settings',
} as const;

/** Global with the names of the behaviors that a page wants; without it, all (`assets/entries/behaviors.ts`). */
export const BEHAVIORS_GLOBAL = 'shopfrontBehaviors';
