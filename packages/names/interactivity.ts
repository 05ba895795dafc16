/**
 * The platform's interactive cart store (docs/contract/settings.md 8): how to find it on a page, and how to open it.
 */
export const INTERACTIVITY = {
	/** The script module, in the page's import map. */
	module: '@wordpress/interactivity',
	/** Elements with the state that the server printed: since WordPress 6.7, and before. */
	printedState: [
		'#wp-script-module-data-\\@wordpress\\/interactivity',
		'#wp-interactivity-data',
	],
	namespace: 'woocommerce',
	/** Opens a store with any lock, and locks none. */
	lock: 'I acknowledge that using a private store means my plugin will inevitably break on the next store release.',
	/** Actions that fetch the cart, of both generations of the store. */
	refreshActions: [ 'refreshCart', 'refreshCartItems' ],
	/** `detail.type` of the sync event after a change by this store. */
	changeType: 'from_iAPI',
} as const;
