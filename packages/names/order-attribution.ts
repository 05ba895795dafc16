/** Names of order attribution (docs/contract/order-attribution.md). */
export const ORDER_ATTRIBUTION = {
	/** Global with the settings, which gets the functions for add-ons. */
	global: 'wc_order_attribution',
	/** Element that the server prints in forms, empty and sometimes several times. */
	inputs: 'wc-order-attribution-inputs',
	/** Namespace of the data in orders of the checkout block. */
	extension: 'woocommerce/order-attribution',
} as const;
