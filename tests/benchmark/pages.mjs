import { pressUntilItWorks } from './in-page/press-until-it-works.mjs';
import { CHECKOUT, SELECTORS } from './in-page/selectors.mjs';
import { typeUntilItWorks } from './in-page/type-until-it-works.mjs';

/**
 * @typedef {Object} BenchmarkPage
 * @property {string}              path
 * @property {string}              first  What shows that the block is there: what a shopper uses first.
 * @property {[Function, unknown]} tryOut Runs in the page before its own scripts, and notes when it works.
 */

/** @type {BenchmarkPage} */
export const CART_PAGE = {
	path: '/cart/',
	first: SELECTORS.plus,
	tryOut: pressUntilItWorks( SELECTORS ),
};

/** @type {BenchmarkPage} */
export const CHECKOUT_PAGE = {
	path: '/checkout/',
	first: CHECKOUT.email,
	tryOut: typeUntilItWorks( CHECKOUT ),
};
