/**
 * @typedef {Object} Cart
 * @property {string}            name
 * @property {number}            lines
 * @property {'taxed'|'untaxed'} goods  `untaxed`: nothing is shipped or taxed either, so that every total follows from the quantities.
 *
 * @typedef {Object} Plan
 * @property {Cart[]}            carts  Edited, the shortest first.
 * @property {Cart[]}            loaded Those of them that are loaded on each machine too, which takes most of the time.
 * @property {Cart}              order  What is ordered at the checkout.
 * @property {number}            loads  Of each cart on each machine, of which the middle counts.
 * @property {number}            orders How many are placed.
 * @property {number}            clicks On plus, in each cart.
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
};

/** @type {Plan} */
const QUICK = {
	carts: [ CART_OF_ONE, LONG_CART, UNTAXED ],
	loaded: [ CART_OF_ONE, LONG_CART ],
	order: ORDER,
	loads: 1,
	orders: 2,
	clicks: 9,
};

/** What is measured. The quick plan tells whether something is off; only figures of the full one are steady. */
export const createPlan = ( { isQuick } ) => ( isQuick ? QUICK : FULL );
