import { pressUntilUsable } from './in-page/press-until-usable.mjs';
import { CHECKOUT, SELECTORS } from './in-page/selectors.mjs';
import { typeUntilUsable } from './in-page/type-until-usable.mjs';

/**
 * @typedef {Object} BenchmarkPage
 * @property {string}              path
 * @property {string}              first  What shows that the block is there: what a shopper uses first.
 * @property {[Function, unknown]} warmUp Runs in the page before its own scripts, and notes when it works.
 */

/** @type {BenchmarkPage} */
export const CART_PAGE = {
	path: '/cart/',
	first: SELECTORS.plus,
	warmUp: pressUntilUsable( SELECTORS ),
};

/** @type {BenchmarkPage} */
export const CHECKOUT_PAGE = {
	path: '/checkout/',
	first: CHECKOUT.email,
	warmUp: typeUntilUsable( CHECKOUT ),
};
