/** Selector that excludes content of the platform’s blocks, which React renders. Append it to another selector. */
export const OUTSIDE_BLOCKS =
	':not([class*="wp-block-woocommerce-"] *,.wc-block-components-drawer *)';

/** Fields to which the platform's script for all pages adds password toggles. */
export const PLATFORM_FIELDS = '.woocommerce form *';

/** Field of a user by which the coming-soon banner is dismissed. */
export const COMING_SOON_FIELD =
	'woocommerce_meta[coming_soon_banner_dismissed]';
