const CART = '.wp-block-woocommerce-cart';
const TOTAL =
	'.wc-block-components-totals-footer-item .wc-block-components-totals-item__value';

/** Every Store API request has it in its URL. */
const API = '/wp-json/';

export const SELECTORS = {
	cart: CART,
	// The first paint's buttons are inert; the block replaces them.
	plus: '.wc-block-components-quantity-selector__button--plus:not(:disabled, [inert])',
	row: '.wc-block-cart-items__row',
	total: TOTAL,
	pending: `${ CART } [aria-busy=true]`,
	api: API,
};

export const CHECKOUT = {
	email: '#email',
	postcode: '#shipping-postcode',
	fields: '.wc-block-checkout__form :is(input:not([type=radio], [type=checkbox]), select, textarea)',
	placeOrder: '.wc-block-components-checkout-place-order-button',
	method: '#payment-method input[type=radio]',
	rate: '#shipping-option input[type=radio]',
	/** Unticking this box opens the form of the other address. */
	sameAddress: '.wc-block-checkout__use-address-for-billing input',
	/** Opens the order summary in a narrow window. */
	summary: 'button.wc-block-components-checkout-order-summary__title',
	wallet: '.wc-block-components-express-payment button',
	total: TOTAL,
	api: API,
};
