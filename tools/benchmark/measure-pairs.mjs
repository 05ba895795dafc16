import { CONDITIONS } from './conditions.mjs';
import { measureUsable } from './measure-load.mjs';
import { CART_PAGE, CHECKOUT_PAGE } from './pages.mjs';
import { median } from './statistics.mjs';

export const CONDITION = CONDITIONS.find(
	( { name } ) => name === 'slow phone'
);

/** The result is the median of the runs. */
const RUNS = 5;

const PAGES = { cart: CART_PAGE, checkout: CHECKOUT_PAGE };

/**
 * When a page is usable in two states of the shop. Alternates between them, so that the machine's other work affects
 * both.
 *
 * @param {Omit<import('./visitor.mjs').Visit, 'storageState'>} visit
 * @param {{ withMs: Object, withoutMs: Object }}               states Playwright's storage states of visitors with a cart.
 * @param {number}                                              runs
 * @return {Promise<{ withMs: number, withoutMs: number }>} Medians, milliseconds.
 */
export const measurePair = async ( visit, states, runs ) => {
	const values = { withMs: [], withoutMs: [] };
	// The first pair only warms up the shop and the browser.
	for ( let run = 0; run <= runs; run++ ) {
		for ( const [ name, storageState ] of Object.entries( states ) ) {
			const { usableMs } = await measureUsable( {
				...visit,
				storageState,
			} );
			if ( run > 0 ) {
				values[ name ].push( usableMs );
			}
		}
	}
	return {
		withMs: median( values.withMs ),
		withoutMs: median( values.withoutMs ),
	};
};

/**
 * When cart and checkout are usable in two states of the shop.
 *
 * @param {import('@playwright/test').Browser}    browser
 * @param {string}                                address
 * @param {{ withMs: Object, withoutMs: Object }} states  See `measurePair`.
 * @param {number}                                [runs]
 * @return {Promise<{ page: string, withMs: number, withoutMs: number }[]>} Medians, milliseconds.
 */
export const measurePairs = async ( browser, address, states, runs = RUNS ) => {
	const measured = [];
	for ( const [ page, opened ] of Object.entries( PAGES ) ) {
		measured.push( {
			page,
			...( await measurePair(
				{ browser, address, condition: CONDITION, opened },
				states,
				runs
			) ),
		} );
	}
	return measured;
};
