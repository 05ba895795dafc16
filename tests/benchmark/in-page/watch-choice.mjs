/**
 * Runs in the page: notes in `window.benchmarkChoice` how long it takes, in milliseconds, from the next click until
 * what it changed is painted; `null` until then.
 */
export const watchChoice = () => {
	window.benchmarkChoice = null;
	window.addEventListener(
		'click',
		( { timeStamp } ) =>
			window.requestAnimationFrame( () => {
				const channel = new MessageChannel();
				channel.port1.onmessage = () => {
					window.benchmarkChoice = performance.now() - timeStamp;
				};
				channel.port2.postMessage( null );
			} ),
		{ capture: true, once: true }
	);
};
