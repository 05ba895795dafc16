const CART = '.wp-block-woocommerce-cart';

/** Where the page shows what is measured. */
export const SELECTORS = {
	cart: CART,
	plus: '.wc-block-components-quantity-selector__button--plus:not(:disabled)',
	row: '.wc-block-cart-items__row',
	total: '.wc-block-components-totals-footer-item .wc-block-components-totals-item__value',
	/** What waits for the server. */
	pending: `${ CART } [aria-busy=true]`,
	/** Part of the address of each request of the Store API. */
	api: '/wp-json/',
};
