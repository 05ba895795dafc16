import { watchLoad } from './in-page/watch-load.mjs';
import { summarizeTraffic } from './traffic.mjs';
import { visitPage } from './visitor.mjs';

/** How long a page may take, on the slowest machine, before something must be wrong. */
const TIMEOUT_MS = 120_000;

const heapBytes = async ( protocol ) => {
	await protocol.send( 'HeapProfiler.collectGarbage' );
	await protocol.send( 'Performance.enable' );
	const { metrics } = await protocol.send( 'Performance.getMetrics' );
	return metrics.find( ( { name } ) => name === 'JSHeapUsedSize' ).value;
};

const getPageMetrics = ( page ) =>
	page.evaluate( () => ( {
		...window.benchmark,
		elements: document.querySelectorAll( '*' ).length,
	} ) );

/** Addresses of what was asked for only when the block was there. */
const lazyUrls = ( page ) =>
	page.evaluate( () =>
		performance
			.getEntriesByType( 'resource' )
			.filter(
				( { startTime } ) => startTime > window.benchmark.shownAtMs
			)
			.map( ( { name } ) => name )
	);

/**
 * Figures of one load that nobody disturbs: what came, when what is used first appeared, what the page blocked, moved
 * and holds once nothing is fetched any more.
 *
 * @param {import('./visitor.mjs').Visit}        visit
 * @param {(visited: Object) => Promise<Object>} [more] Further figures, of the page that has come.
 */
export const measureLoad = ( visit, more = async () => ( {} ) ) =>
	visitPage(
		visit,
		[ [ watchLoad, { first: visit.opened.first } ] ],
		async ( { page, protocol, traffic } ) => {
			await page
				.locator( visit.opened.first )
				.first()
				.waitFor( { timeout: TIMEOUT_MS } );
			await page.waitForLoadState( 'networkidle' );
			const others = await more( { page, traffic } );
			return {
				...( await getPageMetrics( page ) ),
				heapBytes: await heapBytes( protocol ),
				...summarizeTraffic( traffic.answers, await lazyUrls( page ) ),
				...others,
			};
		}
	);

/** When the block of one load works: what is tried out with it shows. */
export const measureUsable = ( visit ) =>
	visitPage( visit, [ visit.opened.warmUp ], async ( { page } ) => {
		await page.waitForFunction(
			() => window.benchmarkUsable?.usableMs,
			null,
			{ polling: 100, timeout: TIMEOUT_MS }
		);
		return page.evaluate( () => window.benchmarkUsable );
	} );
