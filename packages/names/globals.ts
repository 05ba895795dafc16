// In a separate file, so that only pages with add-ons load these names.

/** Trusted Types policy for sanitized HTML (docs/contract/globals.md 10). */
export const TRUSTED_TYPES_POLICY = 'woocommerce-sanitize';

/** Namespace of routes that only blocks use (docs/contract/globals.md 6, `API_BLOCK_NAMESPACE`). */
export const BLOCKS_API_NAMESPACE = 'wc/blocks';

/** Filter and keys of the admin setting for order statuses in reports (docs/contract/globals.md 3). */
export const ANALYTICS_SETTINGS = {
	filter: 'woocommerce_admin_analytics_settings',
	namespace: 'woocommerce-blocks/exclude-draft-status-from-analytics',
	statuses: [
		'woocommerce_actionable_order_statuses',
		'woocommerce_excluded_report_order_statuses',
	],
} as const;

/** Error code for a cart change that an add-on's server callback rejects (docs/contract/events.md 7). */
export const CART_EXTENSIONS_ERROR = 'woocommerce_rest_cart_extensions_error';

/** Scope of the plugins that fill slots of cart and checkout (docs/contract/filters.md 3). */
export const CHECKOUT_PLUGIN_SCOPE = 'woocommerce-checkout';
