import { watchLoad } from './in-page/watch-load.mjs';
import { SELECTORS } from './in-page/selectors.mjs';
import { pressUntilItWorks } from './in-page/press-until-it-works.mjs';
import { summarizeTraffic } from './traffic.mjs';
import { visitCart } from './visitor.mjs';

/** How long a page may take, on the slowest machine, before something must be wrong. */
const TIMEOUT_MS = 120_000;

const heapBytes = async ( protocol ) => {
	await protocol.send( 'HeapProfiler.collectGarbage' );
	await protocol.send( 'Performance.enable' );
	const { metrics } = await protocol.send( 'Performance.getMetrics' );
	return metrics.find( ( { name } ) => name === 'JSHeapUsedSize' ).value;
};

const figuresOfPage = ( page ) =>
	page.evaluate( () => ( {
		...window.benchmark,
		elements: document.querySelectorAll( '*' ).length,
	} ) );

/** Addresses of what was asked for only when the first button was there. */
const lateAddresses = ( page ) =>
	page.evaluate( () =>
		performance
			.getEntriesByType( 'resource' )
			.filter(
				( { startTime } ) => startTime > window.benchmark.buttonAtMs
			)
			.map( ( { name } ) => name )
	);

/**
 * Figures of one load that nobody disturbs: what came, when the first button appeared, what the page blocked, moved and
 * holds once nothing is fetched any more.
 */
export const measureLoad = ( visit ) =>
	visitCart(
		visit,
		[ [ watchLoad, SELECTORS ] ],
		async ( { page, protocol, traffic } ) => {
			await page
				.locator( SELECTORS.plus )
				.first()
				.waitFor( { timeout: TIMEOUT_MS } );
			await page.waitForLoadState( 'networkidle' );
			return {
				...( await figuresOfPage( page ) ),
				heapBytes: await heapBytes( protocol ),
				...summarizeTraffic(
					traffic.answers,
					await lateAddresses( page )
				),
			};
		}
	);

/** When the cart of one load works: pressing plus changes the number. */
export const measureUsable = ( visit ) =>
	visitCart(
		visit,
		[ pressUntilItWorks( SELECTORS ) ],
		async ( { page } ) => {
			await page.waitForFunction(
				() => window.benchmarkUsable?.usableMs,
				null,
				{ polling: 100, timeout: TIMEOUT_MS }
			);
			return page.evaluate( () => window.benchmarkUsable );
		}
	);
