/* global MutationObserver */
import { median } from './median.mjs';
import { PLUS } from './watch-page.mjs';

const EDITS = 7;
const TOTALS =
	'.wc-block-cart__sidebar, .wp-block-woocommerce-cart-totals-block';

/** Longer than any pause the client makes before it sends, so that an edit is over when nothing moved for so long. */
const REST_MS = 1500;

/**
 * Runs in the page: notes when the next click on a plus button is painted and when the totals last changed after it.
 *
 * @param {{ plus: string, totals: string }} selectors
 */
const watchNextClick = ( { plus, totals } ) => {
	const button = document.querySelector( `${ plus }:not(:disabled)` );
	const input = button.parentElement.querySelector( 'input' );
	const before = input.value;
	const seen = { paintedMs: null, exactMs: null };
	window.benchmarkClick = seen;

	button.addEventListener(
		'click',
		( { timeStamp } ) => {
			const afterPaint = () => {
				const channel = new MessageChannel();
				channel.port1.onmessage = () => {
					seen.paintedMs = performance.now() - timeStamp;
				};
				channel.port2.postMessage( null );
			};
			const untilChanged = () =>
				window.requestAnimationFrame(
					input.value === before ? untilChanged : afterPaint
				);
			untilChanged();
			new MutationObserver( () => {
				seen.exactMs = performance.now() - timeStamp;
			} ).observe( document.querySelector( totals ), {
				attributes: true,
				characterData: true,
				childList: true,
				subtree: true,
			} );
		},
		{ capture: true, once: true }
	);
};

const edit = async ( { page, traffic } ) => {
	const requestsBefore = traffic.answers.length;
	await page.evaluate( watchNextClick, { plus: PLUS, totals: TOTALS } );
	await page.locator( `${ PLUS }:not(:disabled)` ).first().click();
	await page.waitForFunction(
		( restMs ) => {
			const { paintedMs, exactMs } = window.benchmarkClick;
			window.benchmarkRest =
				window.benchmarkRest?.exactMs === exactMs
					? window.benchmarkRest
					: { exactMs, sinceMs: performance.now() };
			return (
				paintedMs !== null &&
				exactMs !== null &&
				performance.now() - window.benchmarkRest.sinceMs > restMs
			);
		},
		REST_MS,
		{ polling: 100 }
	);
	return {
		...( await page.evaluate( () => window.benchmarkClick ) ),
		requests: traffic.answers.length - requestsBefore,
	};
};

/** Medians of several clicks on plus, one after another: until painted, until the totals rest, and requests each. */
export const measureEdits = async ( visit ) => {
	const edits = [];
	for ( let count = 0; count < EDITS; count++ ) {
		edits.push( await edit( visit ) );
	}
	const medianOf = ( name ) => median( edits.map( ( one ) => one[ name ] ) );
	return {
		clickToPaintMs: medianOf( 'paintedMs' ),
		clickToExactMs: medianOf( 'exactMs' ),
		requestsPerEdit: medianOf( 'requests' ),
	};
};
