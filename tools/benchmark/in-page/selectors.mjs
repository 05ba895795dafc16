const CART = '.wp-block-woocommerce-cart';
const TOTAL =
	'.wc-block-components-totals-footer-item .wc-block-components-totals-item__value';

/** Part of the address of every Store API request. */
const API = '/wp-json/';

/** Selectors of the cart. */
export const SELECTORS = {
	cart: CART,
	// Those of the first paint are inert; the block replaces them.
	plus: '.wc-block-components-quantity-selector__button--plus:not(:disabled, [inert])',
	row: '.wc-block-cart-items__row',
	total: TOTAL,
	/** Elements that are pending. */
	pending: `${ CART } [aria-busy=true]`,
	api: API,
};

/** Selectors of the checkout. */
export const CHECKOUT = {
	email: '#email',
	postcode: '#shipping-postcode',
	fields: '.wc-block-checkout__form :is(input:not([type=radio], [type=checkbox]), select, textarea)',
	placeOrder: '.wc-block-components-checkout-place-order-button',
	method: '#payment-method input[type=radio]',
	rate: '#shipping-option input[type=radio]',
	/** The box for one address. Unticking it opens the form of the other one. */
	sameAddress: '.wc-block-checkout__use-address-for-billing input',
	/** Opens the order summary in a narrow window. */
	summary: 'button.wc-block-components-checkout-order-summary__title',
	wallet: '.wc-block-components-express-payment button',
	total: TOTAL,
	api: API,
};
