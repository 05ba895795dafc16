/* global MutationObserver */

/**
 * Runs before the page's scripts: records layout shifts, long tasks, and when the first control appears, in
 * `window.benchmark`.
 *
 * @param {{ first: string }} selectors
 */
export const watchLoad = ( { first } ) => {
	const seen = {
		shownAtMs: null,
		layoutShift: 0,
		blockedMs: 0,
		longTasks: 0,
		longestTaskMs: 0,
	};
	window.benchmark = seen;

	new PerformanceObserver( ( list ) => {
		for ( const { value } of list.getEntries() ) {
			// Shifts after input count too: content must not move away from under a finger.
			seen.layoutShift += value;
		}
	} ).observe( { type: 'layout-shift', buffered: true } );

	new PerformanceObserver( ( list ) => {
		for ( const { duration } of list.getEntries() ) {
			// A task's time beyond 50 ms delays input (as in total blocking time).
			seen.blockedMs += duration - 50;
			seen.longTasks += 1;
			seen.longestTaskMs = Math.max( seen.longestTaskMs, duration );
		}
	} ).observe( { type: 'longtask', buffered: true } );

	const observer = new MutationObserver( () => {
		if ( document.querySelector( first ) ) {
			seen.shownAtMs = performance.now();
			observer.disconnect();
		}
	} );
	observer.observe( document, { childList: true, subtree: true } );
};
