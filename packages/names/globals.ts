// Apart from the other names, so that only pages with add-ons carry these.

/** Policy of Trusted Types under which HTML is sanitised (docs/contract/globals.md 10). */
export const TRUSTED_TYPES_POLICY = 'woocommerce-sanitize';

/** Namespace of routes that only blocks ask (docs/contract/globals.md 6, `API_BLOCK_NAMESPACE`). */
export const BLOCKS_API_NAMESPACE = 'wc/blocks';

/** Where an administration says which states of orders its reports look at (docs/contract/globals.md 3). */
export const ANALYTICS_SETTINGS = {
	filter: 'woocommerce_admin_analytics_settings',
	namespace: 'woocommerce-blocks/exclude-draft-status-from-analytics',
	statuses: [
		'woocommerce_actionable_order_statuses',
		'woocommerce_excluded_report_order_statuses',
	],
} as const;

/**
 * The error by which an add-on's own callback on the server refuses a change of the cart (docs/contract/events.md 7).
 */
export const CART_EXTENSIONS_ERROR = 'woocommerce_rest_cart_extensions_error';
