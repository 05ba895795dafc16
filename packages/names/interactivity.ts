/** WooCommerce's interactive cart store (docs/contract/settings.md 8): how to find it on a page, and how to open it. */
export const INTERACTIVITY = {
	/** Script module in the page's import map. */
	module: '@wordpress/interactivity',
	/** Elements with the state that the server printed: since WordPress 6.7, and before. */
	printedState: [
		'#wp-script-module-data-\\@wordpress\\/interactivity',
		'#wp-interactivity-data',
	],
	namespace: 'woocommerce',
	/** Opens any store, and locks none. */
	lock: 'I acknowledge that using a private store means my plugin will inevitably break on the next store release.',
	/** Fetch the cart, in both generations of the store. */
	refreshActions: [ 'refreshCart', 'refreshCartItems' ],
	/** `detail.type` of the sync event after this store changed the cart. */
	changeType: 'from_iAPI',
} as const;
