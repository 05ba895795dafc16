import { CONDITIONS } from './conditions.mjs';
import { watchSearch } from './in-page/watch-search.mjs';
import { percentile, median } from './statistics.mjs';
import { visitPage } from './visitor.mjs';

const SLOW_PHONE = CONDITIONS.find( ( { name } ) => name === 'slow phone' );

const FIELD = '#site-search';
const FILE = /\/live-search\.[^/]*\.js$/;
const TIMEOUT_MS = 30_000;

/** Names, a description, a category and a SKU; each has many products. */
const TEXTS = [ 'mug', 'oak', 'walnut ta', 'every day', 'kitchen', 'search-4' ];

const painted = async ( page ) => {
	await page.waitForFunction(
		() => window.benchmarkSearch.paintedMs !== null,
		null,
		// Without an interval, each frame would ask, and cost the time of a frame.
		{ timeout: TIMEOUT_MS, polling: 100 }
	);
	return page.evaluate( () => window.benchmarkSearch.paintedMs );
};

const lastServerMs = ( page ) =>
	page.evaluate( () => {
		const { requestStart, responseStart } = performance
			.getEntriesByType( 'resource' )
			.filter( ( { name } ) => name.includes( 'query=' ) )
			.at( -1 );
		return responseStart - requestStart;
	} );

/**
 * From the last key to the paint of suggestions, with an answer from the server and with a known one.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address Address of a shop with many products.
 * @return {Promise<import('./measure-plan.mjs').Measurement[]>}
 */
export const measureSearch = async ( browser, address ) => {
	console.log( 'Measuring the search of 5,000 products …' );
	const visit = {
		browser,
		address,
		condition: SLOW_PHONE,
		opened: { path: '/shop/' },
	};
	return visitPage(
		visit,
		[ [ watchSearch ] ],
		async ( { page, traffic } ) => {
			await page.waitForLoadState( 'networkidle' );
			const sizeOf = () =>
				traffic.answers.find( ( { url } ) => FILE.test( url ) )
					?.bytes ?? 0;
			if ( sizeOf() > 0 ) {
				throw new Error(
					'The code of the search did not wait for intent.'
				);
			}
			await page.locator( FIELD ).focus();
			await page.waitForSelector( `${ FIELD }[aria-controls]` );
			const server = [];
			const total = [];
			const beyond = [];
			const known = [];
			for ( const text of [ 'warm up', ...TEXTS ] ) {
				await page.locator( FIELD ).fill( '' );
				await page.keyboard.type( text, { delay: 120 } );
				if ( text === 'warm up' ) {
					await page.waitForTimeout( 1000 );
					continue;
				}
				const paintedMs = await painted( page );
				const serverMs = await lastServerMs( page );
				total.push( paintedMs );
				server.push( serverMs );
				beyond.push( paintedMs - serverMs );
				await page.keyboard.type( '~' );
				await page.keyboard.press( 'Backspace' );
				known.push( await painted( page ) );
			}
			return [
				{
					subject: 'search',
					condition: SLOW_PHONE.name,
					values: {
						keyToSuggestionsMs: median( total ),
						serverMs: median( server ),
						beyondServerMs: median( beyond ),
						beyondServerP95Ms: percentile( beyond, 0.95 ),
						keyToKnownMs: median( known ),
						searchScriptBytes: sizeOf(),
					},
				},
			];
		}
	);
};
