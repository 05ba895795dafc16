/* global MutationObserver */

/** `window.benchmarkSearch` gets the milliseconds from the last key to the paint of the suggestions. */
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
			// After the frame's paint, but before the answer's pictures, which load later.
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
