/** For sanitized HTML (docs/contract/globals.md 10). */
export const TRUSTED_TYPES_POLICY = 'woocommerce-sanitize';

/** Routes that only blocks use (docs/contract/globals.md 6, `API_BLOCK_NAMESPACE`). */
export const BLOCKS_API_NAMESPACE = 'wc/blocks';

/** The admin setting for order statuses in reports (docs/contract/globals.md 3). */
export const ANALYTICS_SETTINGS = {
	filter: 'woocommerce_admin_analytics_settings',
	namespace: 'woocommerce-blocks/exclude-draft-status-from-analytics',
	statuses: [
		'woocommerce_actionable_order_statuses',
		'woocommerce_excluded_report_order_statuses',
	],
} as const;

/** An add-on's server callback rejected a cart change (docs/contract/events.md 7). */
export const CART_EXTENSIONS_ERROR = 'woocommerce_rest_cart_extensions_error';

/** Plugins with this scope fill the slots of cart and checkout (docs/contract/filters.md 3). */
export const CHECKOUT_PLUGIN_SCOPE = 'woocommerce-checkout';

/** Under the names that add-ons use (docs/contract/filters.md 4). */
export const INNER_BLOCK_AREAS = {
	CHECKOUT: 'woocommerce/checkout',
	CHECKOUT_FIELDS: 'woocommerce/checkout-fields-block',
	CHECKOUT_TOTALS: 'woocommerce/checkout-totals-block',
	CONTACT_INFORMATION: 'woocommerce/checkout-contact-information-block',
	SHIPPING_ADDRESS: 'woocommerce/checkout-shipping-address-block',
	BILLING_ADDRESS: 'woocommerce/checkout-billing-address-block',
	SHIPPING_METHOD: 'woocommerce/checkout-shipping-method-block',
	SHIPPING_METHODS: 'woocommerce/checkout-shipping-methods-block',
	PICKUP_LOCATION: 'woocommerce/checkout-pickup-options-block',
	PAYMENT_METHODS: 'woocommerce/checkout-payment-block',
	CART: 'woocommerce/cart',
	EMPTY_CART: 'woocommerce/empty-cart-block',
	FILLED_CART: 'woocommerce/filled-cart-block',
	CART_ITEMS: 'woocommerce/cart-items-block',
	CART_CROSS_SELLS: 'woocommerce/cart-cross-sells-block',
	CART_TOTALS: 'woocommerce/cart-totals-block',
	MINI_CART: 'woocommerce/mini-cart-contents',
	EMPTY_MINI_CART: 'woocommerce/empty-mini-cart-contents-block',
	FILLED_MINI_CART: 'woocommerce/filled-mini-cart-contents-block',
	MINI_CART_TITLE: 'woocommerce/mini-cart-title-block',
	MINI_CART_ITEMS: 'woocommerce/mini-cart-items-block',
	MINI_CART_FOOTER: 'woocommerce/mini-cart-footer-block',
	CART_ORDER_SUMMARY: 'woocommerce/cart-order-summary-block',
	CART_ORDER_SUMMARY_TOTALS: 'woocommerce/cart-order-summary-totals-block',
	CHECKOUT_ORDER_SUMMARY: 'woocommerce/checkout-order-summary-block',
	CHECKOUT_ORDER_SUMMARY_TOTALS:
		'woocommerce/checkout-order-summary-totals-block',
} as const;

/** With these, an add-on suppresses notices about cart changes (docs/contract/stores.md 1.1). */
export const CART_CHANGE_FILTERS = {
	removed: 'woocommerce_show_cart_item_removed_notice',
	quantity: 'woocommerce_show_cart_item_quantity_changed_notice',
} as const;
