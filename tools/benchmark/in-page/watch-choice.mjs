/** `window.benchmarkChoice` gets the milliseconds from the next click to its paint; `null` until then. */
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
