/* global MutationObserver */

/**
 * Runs in the page before any of its scripts: records in `window.benchmarkSearch` the time from the last key until the
 * suggestions are painted, in milliseconds.
 */
export const watchSearch = () => {
	const seen = { keyAt: 0, paintedMs: null };
	window.benchmarkSearch = seen;
	window.addEventListener(
		'keydown',
		( { timeStamp } ) => {
			seen.keyAt = timeStamp;
			seen.paintedMs = null;
		},
		{ capture: true }
	);
	new MutationObserver( ( records ) => {
		const isAnswer = records.some( ( { target, addedNodes } ) =>
			[ ...addedNodes ].some(
				( node ) => target.role === 'listbox' && node.role === 'option'
			)
		);
		if ( isAnswer ) {
			// After the paint of the frame, and before pictures of the answer, which load after it.
			window.requestAnimationFrame( () =>
				window.scheduler.postTask(
					() => {
						seen.paintedMs = performance.now() - seen.keyAt;
					},
					{ priority: 'user-blocking' }
				)
			);
		}
	} ).observe( document, { childList: true, subtree: true } );
};
