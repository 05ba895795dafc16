/** Hook filters by which an add-on suppresses notices about cart changes (docs/contract/stores.md 1.1). */
export const CART_CHANGE_FILTERS = {
	removed: 'woocommerce_show_cart_item_removed_notice',
	quantity: 'woocommerce_show_cart_item_quantity_changed_notice',
} as const;
