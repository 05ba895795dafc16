import { pressUntilUsable } from './in-page/press-until-usable.mjs';
import { CHECKOUT, SELECTORS } from './in-page/selectors.mjs';
import { typeUntilUsable } from './in-page/type-until-usable.mjs';

/**
 * @typedef {Object} BenchmarkPage
 * @property {string}              path
 * @property {string}              first  Selector of the first control that a shopper uses.
 * @property {[Function, unknown]} warmUp Runs before the page's own scripts, and records when it's usable.
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
