import { applyCondition } from './conditions.mjs';
import { listen } from './traffic.mjs';

/**
 * Lets somebody who has a cart and has never been on its page open it, on a phone-sized screen.
 *
 * @param {Object}                                        visit
 * @param {import('@playwright/test').Browser}            visit.browser
 * @param {string}                                        visit.address      Of the shop.
 * @param {Object}                                        visit.storageState Of `fillCart`.
 * @param {import('./conditions.mjs').CONDITIONS[number]} visit.condition
 * @param {[Function, unknown][]}                         scripts            Run in the page before its own, with their arguments.
 * @param {(visited: Object) => Promise<Result>}          measure            Gets the page, its protocol and its traffic as the page begins.
 * @return {Promise<Result>}
 * @template Result
 */
export const visitCart = async (
	{ browser, address, storageState, condition },
	scripts,
	measure
) => {
	const context = await browser.newContext( {
		baseURL: address,
		storageState,
		viewport: { width: 390, height: 844 },
	} );
	try {
		const page = await context.newPage();
		const protocol = await context.newCDPSession( page );
		const traffic = await listen( protocol );
		await applyCondition( protocol, condition );
		for ( const script of scripts ) {
			await page.addInitScript( ...script );
		}
		await page.goto( '/cart/', { waitUntil: 'commit' } );
		return await measure( { page, protocol, traffic } );
	} finally {
		await context.close();
	}
};
