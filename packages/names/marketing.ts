/** Source: docs/contract/order-attribution.md. */
export const ORDER_ATTRIBUTION = {
	/** Global with the settings. We add the functions for add-ons to it. */
	global: 'wc_order_attribution',
	/** The server prints this element in forms, empty and sometimes several times. */
	inputs: 'wc-order-attribution-inputs',
	/** Namespace of the data in the checkout block's orders. */
	extension: 'woocommerce/order-attribution',
} as const;

/** Source: docs/contract/mailing-list.md. */
export const MAILING_LIST = {
	/** The settings that the page prints. */
	settings: 'mailchimp_public_data',
	/** Global of the established script, which captures addresses by itself. */
	script: 'mailchimp_cart',
	cookies: {
		current: 'mailchimp.cart.current_email',
		previous: 'mailchimp.cart.previous_email',
		/** Only ever expired. */
		items: 'mailchimp.cart.items',
	},
	actions: {
		record: 'mailchimp_set_user_by_email',
		lookUp: 'mailchimp_get_user_by_hash',
	},
	/** In a link that restores a cart. */
	cartParameter: 'mc_cart_id',
	/** The page's language, in requests. */
	languageField: 'mc_language',
	/** CSS selectors of the checkboxes that subscribe, the classic form's first. */
	optIns: [ '#mailchimp_woocommerce_newsletter', '#subscribe-to-newsletter' ],
	/** CSS selector of the consents, which show while the shopper has ticked the classic checkbox. */
	consents: '#mailchimp-gdpr-fields',
} as const;
