/** Whether the server prints a class as content of the page, such as products in an empty cart: no block of ours. */
export const isOfServer = ( className: string ): boolean =>
	/^(wc-block-grid|wc-block-product(-|$)|wp-block-woocommerce-product-|wc-block-components-product-(button|image|sale-badge))/.test(
		className
	);

export interface RenderedDifference {
	states: RegExp;
	/** Matches a line as `class NAME on ELEMENTS` or `id NAME`. */
	missing: RegExp;
	reason: string;
}

const ALL = /./;
const CHECKOUT = /^checkout/;

/** Deliberate differences. */
export const DIFFERENCES: readonly RenderedDifference[] = [
	{
		states: ALL,
		missing:
			/^class wc-block-components-(notices__snackbar|notice-snackbar-list) /,
		reason: 'the list of snackbars is there from the first snackbar on',
	},
	{
		states: ALL,
		missing: /^class with-scroll-to-top__scroll-point /,
		reason: 'an empty target of scrolling; ours scrolls to the notice itself',
	},
	{
		states: /^cart-filled/,
		missing: /^class wc-block-cart__payment-options /,
		reason: 'the express area is there from the first express method on; empty it would leave a gap',
	},
	{
		states: /^cart-filled-390$/,
		missing: /^class wc-block-cart__submit-container--sticky /,
		reason: 'ours has a bar of its own with total and button, which appears when the button is out of view',
	},
	{
		states: /^cart-filled-390$/,
		missing: /^class wc-block-components-product-price on span div$/,
		reason: 'the div is of a product that the server prints below the cart',
	},
	{
		states: /^(cart-filled|checkout-(guest|pickup|errors))$/,
		missing: /^class wc-block-components-product-details(__\w+)? /,
		reason: 'details are a list, so that screen readers say how many there are',
	},
	{
		states: /^(cart-filled|checkout)/,
		missing: /^class wc-block-components-totals-item__value on span div$/,
		reason: 'amounts and words alike have one element around them, which keeps the room of a value that waits',
	},
	{
		states: CHECKOUT,
		missing: /^class wc-block-components-order-summary(-item|__content) /,
		reason: 'items are a list, so that screen readers say how many there are',
	},
	{
		states: CHECKOUT,
		missing: /^class wc-block-components-product-name on h3$/,
		reason: 'items of a list need no headings, and themes style headings of pages',
	},
	{
		states: CHECKOUT,
		missing:
			/^class wc-block-components-checkout-order-summary__title(-text|-icon)? /,
		reason: 'the title is a heading with a real button in it, which opens the summary where there is little room',
	},
	{
		states: /^checkout-(guest|pickup|errors|customer)$/,
		missing:
			/^class wc-block-components-checkout-order-summary__title-price /,
		reason: 'beside the form the summary is always open, and its total is in sight',
	},
	{
		states: CHECKOUT,
		missing:
			/^class (wc-block-checkout__order-notes|wc-block-components-checkout-step|wp-block-woocommerce-checkout-order-note-block) /,
		reason: 'the order note is in a fieldset as every step is, and is disabled with the form',
	},
	{
		states: CHECKOUT,
		missing:
			/^class wc-block-checkout__shipping-method-option(--selected)? /,
		reason: 'shipping and pickup are radio buttons with labels, which keyboards and screen readers know',
	},
	{
		states: CHECKOUT,
		missing: /^class wc-block-components-address-form__address_2-toggle /,
		reason: 'a button',
	},
	{
		states: /^checkout-(?!customer)/,
		missing: /^class wc-block-components-address-card(?!__edit)/,
		reason: 'an address that is being edited has no card: hidden ones are found by screen readers',
	},
	{
		states: CHECKOUT,
		missing: /^class wc-block-components-address-card__edit /,
		reason: 'a button, and only where there is a card',
	},
	{
		states: /^checkout-customer$/,
		missing:
			/^(class (wc-block-components-address-form|wc-block-components-(country|state)-input|wc-blocks-components-select)|id shipping(-country|-first_name|-last_name|-address_1|-address_2|-city|-state|-postcode|-phone)?$)/,
		reason: 'an address on a card has no hidden form; its button opens one',
	},
	{
		states: CHECKOUT,
		missing:
			/^class wp-block-woocommerce-checkout-order-summary-fee-block /,
		reason: 'a row without fees is not there; empty it would draw a line',
	},
	{
		states: /^checkout-customer$/,
		missing:
			/^class wp-block-woocommerce-checkout-order-summary-discount-block /,
		reason: 'a row without a discount is not there; empty it would draw a line',
	},
	{
		states: /^checkout-pickup$/,
		missing: /^class wc-block-editor-components-block-icon /,
		reason: 'addresses of pickup locations have no icon',
	},
	{
		states: /^checkout-errors$/,
		missing: /^class is-active on div$/,
		reason: 'the focus is on the list of errors, which links to the fields',
	},
];
