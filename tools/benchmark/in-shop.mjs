import { BROWSER_FLAGS } from '../support/browser.mjs';
import { freePort } from '../support/port.mjs';
import { openShop } from '../support/shop.mjs';

/**
 * Closes shop and browser after the work.
 *
 * @param {string}                                                                            browserPath
 * @param {(databasePath: string) => Promise<void>}                                           prepare     Fills the database.
 * @param {(browser: import('@playwright/test').Browser, address: string) => Promise<Result>} work
 * @param {string[]}                                                                          [flags]     Further flags of the browser.
 * @return {Promise<Result>}
 * @template Result
 */
export const inShop = async ( browserPath, prepare, work, flags = [] ) => {
	// Not available before the packages are installed.
	const { chromium } = await import( '@playwright/test' );
	const shop = await openShop( await freePort(), { prepare } );
	const browser = await chromium.launch( {
		executablePath: browserPath,
		args: [ ...BROWSER_FLAGS, ...flags ],
	} );
	try {
		return await work( browser, shop.address );
	} finally {
		await browser.close();
		await shop.close();
	}
};
