/** Libraries whose hooks, stores and elements add-ons share with us, so both need the same instances. */
const SHARED_WITH_ADD_ONS = {
	react: [ 'React', 'react' ],
	'react-dom': [ 'ReactDOM', 'react-dom' ],
	'react/jsx-runtime': [ 'ReactJSXRuntime', 'react-jsx-runtime' ],
	'@wordpress/element': [ [ 'wp', 'element' ], 'wp-element' ],
	'@wordpress/data': [ [ 'wp', 'data' ], 'wp-data' ],
	'@wordpress/hooks': [ [ 'wp', 'hooks' ], 'wp-hooks' ],
	'@wordpress/i18n': [ [ 'wp', 'i18n' ], 'wp-i18n' ],
	'@wordpress/api-fetch': [ [ 'wp', 'apiFetch' ], 'wp-api-fetch' ],
};

/** Packages of the editor, whose stores and slots we have to share. */
const SHARED_WITH_EDITOR = {
	...SHARED_WITH_ADD_ONS,
	'@wordpress/blocks': [ [ 'wp', 'blocks' ], 'wp-blocks' ],
	'@wordpress/block-editor': [ [ 'wp', 'blockEditor' ], 'wp-block-editor' ],
	'@wordpress/components': [ [ 'wp', 'components' ], 'wp-components' ],
};

/** Globals for imports of WooCommerce add-ons, and the script that provides each (docs/contract/globals.md 1). */
const OFFERED_TO_ADD_ONS = {
	'@woocommerce/block-data': [
		[ 'wc', 'wcBlocksData' ],
		'wc-blocks-data-store',
	],
	'@woocommerce/blocks-checkout': [
		[ 'wc', 'blocksCheckout' ],
		'wc-blocks-checkout',
	],
	'@woocommerce/blocks-checkout-events': [
		[ 'wc', 'blocksCheckoutEvents' ],
		'wc-blocks-checkout-events',
	],
	'@woocommerce/blocks-components': [
		[ 'wc', 'blocksComponents' ],
		'wc-blocks-components',
	],
	'@woocommerce/blocks-registry': [
		[ 'wc', 'wcBlocksRegistry' ],
		'wc-blocks-registry',
	],
	'@woocommerce/price-format': [ [ 'wc', 'priceFormat' ], 'wc-price-format' ],
	'@woocommerce/sanitize': [ [ 'wc', 'sanitize' ], 'wc-sanitize' ],
	'@woocommerce/settings': [ [ 'wc', 'wcSettings' ], 'wc-settings' ],
	'@woocommerce/types': [ [ 'wc', 'wcTypes' ], 'wc-types' ],
};

module.exports = {
	OFFERED_TO_ADD_ONS,
	SHARED_WITH_ADD_ONS,
	SHARED_WITH_EDITOR,
};
