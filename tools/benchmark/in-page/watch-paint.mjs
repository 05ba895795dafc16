/** Runs in the page before any of its scripts: records the largest paint and layout shift in `window.benchmarkPaint`. */
export const watchPaint = () => {
	const seen = { largestMs: null, layoutShift: 0 };
	window.benchmarkPaint = seen;
	new PerformanceObserver( ( list ) => {
		// Each entry is larger than those before.
		seen.largestMs = list.getEntries().at( -1 ).startTime;
	} ).observe( { type: 'largest-contentful-paint', buffered: true } );
	new PerformanceObserver( ( list ) => {
		for ( const { value } of list.getEntries() ) {
			seen.layoutShift += value;
		}
	} ).observe( { type: 'layout-shift', buffered: true } );
};
