/** Names of order attribution (docs/contract/order-attribution.md). */
export const ORDER_ATTRIBUTION = {
	/** Global with the settings, which gets the functions for add-ons. */
	global: 'wc_order_attribution',
	/** Element that the server prints in forms, empty and sometimes several times. */
	inputs: 'wc-order-attribution-inputs',
	/** Namespace of the data in orders of the checkout block. */
	extension: 'woocommerce/order-attribution',
} as const;

/** Names of the mailing list (docs/contract/mailing-list.md). */
export const MAILING_LIST = {
	/** Global with the settings that the page prints. */
	settings: 'mailchimp_public_data',
	/** Global of the established script, which captures addresses by itself. */
	script: 'mailchimp_cart',
	cookies: {
		current: 'mailchimp.cart.current_email',
		previous: 'mailchimp.cart.previous_email',
	},
	actions: {
		record: 'mailchimp_set_user_by_email',
		lookUp: 'mailchimp_get_user_by_hash',
	},
	/** Parameter of a link that restores a cart. */
	cartParameter: 'mc_cart_id',
	/** Field of the request with the page's language. */
	languageField: 'mc_language',
	/** CSS selectors of the boxes that subscribe, the box of classic forms first. */
	optIns: [ '#mailchimp_woocommerce_newsletter', '#subscribe-to-newsletter' ],
	/** CSS selector of the consents, which show while the classic box is ticked. */
	consents: '#mailchimp-gdpr-fields',
} as const;
