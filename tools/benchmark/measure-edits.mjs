import { countRenders } from './in-page/count-renders.mjs';
import { SELECTORS } from './in-page/selectors.mjs';
import { watchEdit } from './in-page/watch-edit.mjs';
import { watchLoad } from './in-page/watch-load.mjs';
import { CART_PAGE } from './pages.mjs';
import { median, percentile } from './statistics.mjs';
import { scrollToControl, visitPage } from './visitor.mjs';

/** An edit is complete once it has a response and nothing has changed for this time. */
const REST_MS = 500;
const TIMEOUT_MS = 60_000;

const SCRIPTS = [ [ watchLoad, { first: CART_PAGE.first } ], [ countRenders ] ];

const isAtRest = ( { restMs, pending } ) => {
	const { paintedAt, exactAt, respondedAt, mutatedAt } = window.benchmarkEdit;
	return (
		paintedAt !== null &&
		exactAt !== null &&
		respondedAt !== null &&
		document.querySelector( pending ) === null &&
		performance.now() - Math.max( mutatedAt, respondedAt ) > restMs
	);
};

const apiRequests = ( { answers } ) =>
	answers.filter( ( { url } ) => url.includes( SELECTORS.api ) ).length;

const layoutShiftOf = ( page ) =>
	page.evaluate( () => window.benchmark.layoutShift );

/**
 * Presses the line's plus button and waits until the edit is complete. Layout shift while scrolling to it counts too.
 */
const edit = async ( { page, traffic }, line ) => {
	const requestsBefore = apiRequests( traffic );
	const shiftBefore = await layoutShiftOf( page );
	const button = page
		.locator( SELECTORS.row )
		.nth( line )
		.locator( SELECTORS.plus );
	await scrollToControl( page, button );
	await page.evaluate( watchEdit, { ...SELECTORS, line } );
	await button.click();
	await page.waitForFunction(
		isAtRest,
		{ restMs: REST_MS, pending: SELECTORS.pending },
		{ polling: 100, timeout: TIMEOUT_MS }
	);
	const seen = await page.evaluate( () => {
		const { stop, ...rest } = window.benchmarkEdit;
		stop();
		return rest;
	} );
	const since = ( at ) => at - seen.clickedAt;
	return {
		clickToPaintMs: since( seen.paintedAt ),
		clickToExactMs: since( seen.exactAt ),
		clickToConfirmedMs: since( Math.max( seen.respondedAt, seen.exactAt ) ),
		longestTaskMs: seen.longestTaskMs,
		rowsTouched: seen.rowsTouched,
		requests: apiRequests( traffic ) - requestsBefore,
		layoutShift: ( await layoutShiftOf( page ) ) - shiftBefore,
	};
};

/** Counting takes time, so this edit isn't timed. */
const countOneEdit = async ( visited, line ) => {
	const { page } = visited;
	await page.evaluate( () => {
		window.benchmarkRenders.isCounting = true;
	} );
	await edit( visited, line );
	const { commits, renders } = await page.evaluate(
		() => window.benchmarkRenders
	);
	return { commitsPerEdit: commits, rendersPerEdit: renders };
};

/**
 * Clicks plus buttons, in lines from the first to the last.
 *
 * @param {Object} visit
 * @param {number} lines  Lines of the cart.
 * @param {number} clicks Number of timed clicks.
 */
export const measureEdits = ( visit, lines, clicks ) =>
	visitPage( visit, SCRIPTS, async ( visited ) => {
		const { page } = visited;
		await page
			.locator( SELECTORS.plus )
			.first()
			.waitFor( { timeout: TIMEOUT_MS } );
		await page.waitForLoadState( 'networkidle' );
		const edits = [];
		// The first edit warms the page up.
		for ( let count = 0; count <= clicks; count++ ) {
			edits.push(
				await edit(
					visited,
					Math.floor( ( count * ( lines - 1 ) ) / clicks )
				)
			);
		}
		const timed = edits.slice( 1 );
		const of = ( name ) => timed.map( ( one ) => one[ name ] );
		return {
			clickToPaintMs: median( of( 'clickToPaintMs' ) ),
			clickToPaintP95Ms: percentile( of( 'clickToPaintMs' ), 0.95 ),
			clickToExactMs: median( of( 'clickToExactMs' ) ),
			clickToConfirmedMs: median( of( 'clickToConfirmedMs' ) ),
			editLongestTaskMs: Math.max( ...of( 'longestTaskMs' ) ),
			requestsPerEdit: median( of( 'requests' ) ),
			rowsTouchedPerEdit: median( of( 'rowsTouched' ) ),
			editLayoutShift: Math.max( ...of( 'layoutShift' ) ),
			...( await countOneEdit( visited, 0 ) ),
		};
	} );
