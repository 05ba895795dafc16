/**
 * @typedef {Object} Cart
 * @property {string}            name
 * @property {number}            lines
 * @property {'taxed'|'untaxed'} goods       `untaxed`: not shipped either, so totals only depend on the quantities.
 *
 * @typedef {Object} Plan
 * @property {Cart[]}            carts       Carts to edit, the shortest first.
 * @property {Cart[]}            loaded      Carts to load on each machine too, which takes most of the time.
 * @property {Cart}              order       Cart of the checkout.
 * @property {number}            loads       Loads of each cart on each machine; the result is their median.
 * @property {number}            orders      Number of orders.
 * @property {number}            clicks      Clicks on plus in each cart.
 * @property {number}            memoryEdits Edits of a page that is left open.
 */

const taxed = ( lines ) => ( {
	name: `cart of ${ lines }`,
	lines,
	goods: 'taxed',
} );
const untaxed = ( lines ) => ( {
	name: `cart of ${ lines }, nothing taxed or shipped`,
	lines,
	goods: 'untaxed',
} );

/** Enough for a choice of rates. */
const ORDER = { name: 'checkout of 10', lines: 10, goods: 'taxed' };

const CART_OF_ONE = taxed( 1 );
const LONG_CART = taxed( 100 );
const UNTAXED = untaxed( 20 );

/** @type {Plan} */
const FULL = {
	carts: [ CART_OF_ONE, taxed( 20 ), LONG_CART, taxed( 300 ), UNTAXED ],
	loaded: [ CART_OF_ONE, LONG_CART ],
	order: ORDER,
	loads: 3,
	orders: 3,
	clicks: 11,
	memoryEdits: 500,
};

/** @type {Plan} */
const QUICK = {
	carts: [ CART_OF_ONE, LONG_CART, UNTAXED ],
	loaded: [ CART_OF_ONE, LONG_CART ],
	order: ORDER,
	loads: 1,
	orders: 2,
	clicks: 9,
	memoryEdits: 100,
};

/** The quick plan detects large regressions; only the full one has stable figures. */
export const createPlan = ( { isQuick } ) => ( isQuick ? QUICK : FULL );
