import { applyCondition } from './conditions.mjs';
import { listen } from './traffic.mjs';

/**
 * @typedef {Object} Visit
 * @property {import('@playwright/test').Browser}            browser
 * @property {string}                                        address       Address of the shop.
 * @property {Object}                                        storageState  Result of `fillCart`.
 * @property {import('./conditions.mjs').CONDITIONS[number]} condition
 * @property {import('./pages.mjs').BenchmarkPage}           opened        The visited page.
 * @property {string[]}                                      [blockedUrls] Patterns of files that don't load.
 * @property {(page: Object) => Promise<void>}               [prepare]     Replaces parts of the page, which its content policy would prevent.
 */

/**
 * The visitor has a cart, an empty cache and a phone-sized screen.
 *
 * @param {Visit}                                visit
 * @param {[Function, unknown][]}                scripts Run in the page before its own, with their arguments.
 * @param {(visited: Object) => Promise<Result>} measure Receives the page, its protocol and its traffic at the start of the page.
 * @return {Promise<Result>}
 * @template Result
 */
export const visitPage = async (
	{ browser, address, storageState, condition, opened, blockedUrls, prepare },
	scripts,
	measure
) => {
	const context = await browser.newContext( {
		baseURL: address,
		storageState,
		bypassCSP: Boolean( prepare ),
		viewport: { width: 390, height: 844 },
	} );
	try {
		const page = await context.newPage();
		const protocol = await context.newCDPSession( page );
		const traffic = await listen( protocol );
		await applyCondition( protocol, condition );
		if ( blockedUrls ) {
			await protocol.send( 'Network.setBlockedURLs', {
				urls: blockedUrls,
			} );
		}
		// Under tsx, functions for the page call this helper of esbuild.
		await page.addInitScript( {
			content: 'globalThis.__name = ( named ) => named;',
		} );
		for ( const script of scripts ) {
			await page.addInitScript( ...script );
		}
		await prepare?.( page );
		await page.goto( opened.path, { waitUntil: 'commit' } );
		return await measure( { page, protocol, traffic } );
	} finally {
		await context.close();
	}
};

/** A thumb needs this long from the end of scrolling to a press. */
const REST_MS = 300;

/**
 * Waits until the page is at rest: images and skipped rows that scrolling shows mustn't count as part of a press.
 *
 * @param {import('@playwright/test').Page}    page
 * @param {import('@playwright/test').Locator} control
 */
export const scrollToControl = async ( page, control ) => {
	// In one step: the block may replace the server's control meanwhile.
	await control.evaluate( ( element ) =>
		element.scrollIntoView( { block: 'center' } )
	);
	await page.evaluate(
		( rest ) =>
			new Promise( ( resolve ) => {
				setTimeout( () => window.requestIdleCallback( resolve ), rest );
			} ),
		REST_MS
	);
};
