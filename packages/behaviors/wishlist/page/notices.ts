/** Notices after a form or link was sent, from WooCommerce or the demo shop. */
export const NOTICES =
	'.woocommerce-error,.woocommerce-message,.woocommerce-info,.wc-block-components-notice-banner,.site-notice';
