import { watchLoad } from './in-page/watch-load.mjs';
import { summarizeTraffic } from './traffic.mjs';
import { visitPage } from './visitor.mjs';

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

/** Files requested after the block appeared. */
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
 * One load without interaction: traffic, time of the first control, blocked time, layout shift and, once everything has
 * loaded, memory.
 *
 * @param {import('./visitor.mjs').Visit}        visit
 * @param {(visited: Object) => Promise<Object>} [more] Returns further figures of the loaded page.
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

/**
 * Tries to use the block until it works.
 *
 * @param {import('./visitor.mjs').Visit} visit
 * @return {Promise<{ usableMs: number, urls: string[] }>} With the addresses that the page had requested by then.
 */
export const visitUntilUsable = ( visit ) =>
	visitPage( visit, [ visit.opened.warmUp ], async ( { page } ) => {
		await page.waitForFunction(
			() => window.benchmarkUsable?.usableMs,
			null,
			{ polling: 100, timeout: TIMEOUT_MS }
		);
		return page.evaluate( () => {
			const { usableMs } = window.benchmarkUsable;
			return {
				usableMs,
				urls: performance
					.getEntriesByType( 'resource' )
					.filter( ( { startTime } ) => startTime < usableMs )
					.map( ( { name } ) => name ),
			};
		} );
	} );

export const measureUsable = async ( visit ) => {
	const { usableMs } = await visitUntilUsable( visit );
	return { usableMs };
};
