/** Classes of the server's page content, such as products in an empty cart, not of our blocks. */
export const isOfServer = ( className: string ): boolean =>
	/^(wc-block-grid|wc-block-product(-|$)|wp-block-woocommerce-product-|wc-block-components-product-(button|image|sale-badge))/.test(
		className
	);

export interface RenderedDifference {
	states: RegExp;
	/** Matches a line: `class NAME on ELEMENTS` or `id NAME`. */
	missing: RegExp;
	reason: string;
}

const ALL = /./;
const CHECKOUT = /^checkout/;

export const DIFFERENCES: readonly RenderedDifference[] = [
	{
		states: ALL,
		missing:
			/^class wc-block-components-(notices__snackbar|notice-snackbar-list) /,
		reason: 'the snackbar list renders with the first snackbar',
	},
	{
		states: ALL,
		missing: /^class with-scroll-to-top__scroll-point /,
		reason: 'an empty scroll target; ours scrolls to the notice itself',
	},
	{
		states: /^cart-filled/,
		missing: /^class wc-block-cart__payment-options /,
		reason: 'the express area renders with the first express method; an empty one would leave a gap',
	},
	{
		states: /^cart-filled-390$/,
		missing: /^class wc-block-cart__submit-container--sticky /,
		reason: 'our separate bar with total and button appears when the button is out of view',
	},
	{
		states: /^cart-filled-390$/,
		missing: /^class wc-block-components-product-price on span div$/,
		reason: 'the div belongs to a product that the server renders below the cart',
	},
	{
		states: /^(cart-filled|checkout-(guest|pickup|errors))$/,
		missing: /^class wc-block-components-product-details(__\w+)? /,
		reason: 'details are a list, so that screen readers announce their number',
	},
	{
		states: /^(cart-filled|checkout)/,
		missing: /^class wc-block-components-totals-item__value on span div$/,
		reason: 'amounts and texts have the same wrapper, which reserves the space of a pending value',
	},
	{
		states: CHECKOUT,
		missing: /^class wc-block-components-order-summary(-item|__content) /,
		reason: 'items are a list, so that screen readers announce their number',
	},
	{
		states: CHECKOUT,
		missing: /^class wc-block-components-product-name on h3$/,
		reason: 'list items need no headings, and themes style headings',
	},
	{
		states: CHECKOUT,
		missing:
			/^class wc-block-components-checkout-order-summary__title(-text|-icon)? /,
		reason: 'the title is a heading that contains a real button, which expands the summary on narrow screens',
	},
	{
		states: /^checkout-(guest|pickup|errors|customer)$/,
		missing:
			/^class wc-block-components-checkout-order-summary__title-price /,
		reason: 'beside the form the summary is always expanded, with its total in view',
	},
	{
		states: CHECKOUT,
		missing:
			/^class (wc-block-checkout__order-notes|wc-block-components-checkout-step|wp-block-woocommerce-checkout-order-note-block) /,
		reason: 'the order note is in a fieldset like every step, and is disabled with the form',
	},
	{
		states: CHECKOUT,
		missing:
			/^class wc-block-checkout__shipping-method-option(--selected)? /,
		reason: 'shipping and pickup are radio buttons with labels, which support keyboards and screen readers',
	},
	{
		states: CHECKOUT,
		missing: /^class wc-block-components-address-form__address_2-toggle /,
		reason: 'a button',
	},
	{
		states: /^checkout-(?!customer)/,
		missing: /^class wc-block-components-address-card(?!__edit)/,
		reason: 'an address in editing has no card, because screen readers would find a hidden one',
	},
	{
		states: CHECKOUT,
		missing: /^class wc-block-components-address-card__edit /,
		reason: 'a button, which renders only with a card',
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
		reason: 'the row renders only with fees; an empty one would show a border',
	},
	{
		states: /^checkout-customer$/,
		missing:
			/^class wp-block-woocommerce-checkout-order-summary-discount-block /,
		reason: 'the row renders only with a discount; an empty one would show a border',
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
