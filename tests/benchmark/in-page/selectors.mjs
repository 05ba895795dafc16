const CART = '.wp-block-woocommerce-cart';
const TOTAL =
	'.wc-block-components-totals-footer-item .wc-block-components-totals-item__value';

/** Part of the address of each request of the Store API. */
const API = '/wp-json/';

/** Where the cart shows what is measured. */
export const SELECTORS = {
	cart: CART,
	plus: '.wc-block-components-quantity-selector__button--plus:not(:disabled)',
	row: '.wc-block-cart-items__row',
	total: TOTAL,
	/** What waits for the server. */
	pending: `${ CART } [aria-busy=true]`,
	api: API,
};

/** Where the checkout does. */
export const CHECKOUT = {
	email: '#email',
	postcode: '#shipping-postcode',
	fields: '.wc-block-checkout__form :is(input:not([type=radio], [type=checkbox]), select, textarea)',
	placeOrder: '.wc-block-components-checkout-place-order-button',
	method: '#payment-method input[type=radio]',
	rate: '#shipping-option input[type=radio]',
	wallet: '.wc-block-components-express-payment button',
	total: TOTAL,
	api: API,
};
