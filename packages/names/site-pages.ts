/** Append it to a selector to exclude WooCommerce's blocks, which React renders. */
export const OUTSIDE_BLOCKS =
	':not([class*="wp-block-woocommerce-"] *,.wc-block-components-drawer *)';

/** WooCommerce's script for all pages adds password toggles to these fields. */
export const PLATFORM_FIELDS = '.woocommerce form *';

/** The user field that dismisses the coming-soon banner. */
export const COMING_SOON_FIELD =
	'woocommerce_meta[coming_soon_banner_dismissed]';
