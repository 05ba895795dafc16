/**
 * The first press on a cart page: when the screen answers it, and when its request leaves. `WORDPRESS_URL=… node
 * tools/benchmark/measure-first-press.mjs` measures a site's cart with our block and with the platform's, `--loads` times
 * each (3 by default).
 */
import { fileURLToPath } from 'node:url';
import { measureGivenSite } from './measure-given-site.mjs';
import { CONDITIONS } from './conditions.mjs';
import { SELECTORS } from './in-page/selectors.mjs';
import { watchFirstPress } from './in-page/watch-first-press.mjs';
import { CART_PAGE } from './pages.mjs';
import { printFirstPresses } from './print.mjs';
import { repeat } from './repeat.mjs';
import { visitPage } from './visitor.mjs';

/** On the first paint, too, whose buttons are inert. */
const PLUS = '.wc-block-components-quantity-selector__button--plus';

/** A shopper sees the button before the press, ms. */
const SEEN_MS = 100;

const TIMEOUT_MS = 120_000;

/** The site's switches (tools/wordpress/mu-plugins). */
const PARTS = { ours: 'ours', platform: 'cart-off' };

/**
 * Where the button can be pressed, once it's painted and stands still; a first paint's container takes the presses of its inert
 * buttons.
 */
const findButton = ( plus ) => {
	const button = document.querySelector( plus );
	if (
		! button ||
		performance.getEntriesByName( 'first-contentful-paint' ).length === 0
	) {
		return null;
	}
	button.scrollIntoView( { block: 'nearest' } );
	const { x, y, width, height } = button.getBoundingClientRect();
	return width > 0 ? { x: x + width / 2, y: y + height / 2 } : null;
};

/**
 * @param {import('./visitor.mjs').Visit} visit
 * @return {Promise<Record<string, number>>} Milliseconds: from the start of the page to the press, and from the press to each effect.
 */
export const measureFirstPress = ( visit ) =>
	visitPage(
		visit,
		[ [ watchFirstPress, { plus: PLUS, api: SELECTORS.api } ] ],
		async ( { page } ) => {
			const options = { polling: 'raf', timeout: TIMEOUT_MS };
			await page.waitForFunction( findButton, PLUS, options );
			await page.waitForTimeout( SEEN_MS );
			const { x, y } = await page.evaluate( findButton, PLUS );
			await page.mouse.click( x, y );
			await page.waitForFunction(
				() =>
					window.benchmarkFirstPress.paintedAt !== null &&
					window.benchmarkFirstPress.sentAt !== null,
				null,
				{ polling: 100, timeout: TIMEOUT_MS }
			);
			const { pressedAt, paintedAt, sentAt } = await page.evaluate(
				() => window.benchmarkFirstPress
			);
			return {
				firstPressAtMs: pressedAt,
				firstPressToPaintMs: paintedAt - pressedAt,
				firstPressToRequestMs: sentAt - pressedAt,
			};
		}
	);

/** A visitor's cart with one product, and the switch. */
const fillSiteCart = async ( browser, address, part ) => {
	const context = await browser.newContext( { baseURL: address } );
	try {
		const response = await context.request.get(
			'/wp-json/wc/store/v1/products?type=simple&stock_status=instock'
		);
		const [ { id } ] = await response.json();
		await context.request.get( `/?add-to-cart=${ id }` );
		await context.addCookies( [
			{ name: 'shopfront_test', value: part, url: address },
		] );
		return await context.storageState();
	} finally {
		await context.close();
	}
};

/**
 * With our block and with the platform's in turn.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address Of the site, with the switches of the tests.
 * @param {number}                             loads   Of each; the result is their median.
 */
export const measureSitePresses = async ( browser, address, loads ) => {
	const measured = [];
	for ( const condition of CONDITIONS ) {
		for ( const [ name, part ] of Object.entries( PARTS ) ) {
			const visit = {
				browser,
				address,
				storageState: await fillSiteCart( browser, address, part ),
				condition,
				opened: { ...CART_PAGE, first: PLUS },
			};
			// Fills the server's caches.
			await measureFirstPress( visit );
			measured.push( {
				name,
				condition: condition.name,
				...( await repeat( loads, () => measureFirstPress( visit ) ) ),
			} );
		}
	}
	return measured;
};

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	await measureGivenSite(
		[ 'wordpress', 'behaviors' ],
		measureSitePresses,
		printFirstPresses
	);
}
