/** Runs before the page's scripts: records the largest paint and layout shift in `window.benchmarkPaint`. */
export const watchPaint = () => {
	const seen = { largestMs: null, layoutShift: 0 };
	window.benchmarkPaint = seen;
	new PerformanceObserver( ( list ) => {
		// Each entry is larger than the one before.
		seen.largestMs = list.getEntries().at( -1 ).startTime;
	} ).observe( { type: 'largest-contentful-paint', buffered: true } );
	new PerformanceObserver( ( list ) => {
		for ( const { value } of list.getEntries() ) {
			seen.layoutShift += value;
		}
	} ).observe( { type: 'layout-shift', buffered: true } );
};
