/** Hook filters by which an add-on keeps back what is told of changes in the cart (docs/contract/stores.md 1.1). */
export const CART_CHANGE_FILTERS = {
	removed: 'woocommerce_show_cart_item_removed_notice',
	quantity: 'woocommerce_show_cart_item_quantity_changed_notice',
} as const;
