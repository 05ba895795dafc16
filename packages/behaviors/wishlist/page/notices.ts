/** Notices of a page about a form or link that was sent to it: the platform's, and those of the demo shop. */
export const NOTICES =
	'.woocommerce-error,.woocommerce-message,.woocommerce-info,.wc-block-components-notice-banner,.site-notice';
