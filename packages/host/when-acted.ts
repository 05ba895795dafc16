/** Signs that the shopper is about to interact with the page. */
const SIGNS = [ 'pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll' ];

/**
 * Calls back once: at the first sign that the shopper is about to interact, or when the loaded page is idle. For code
 * that acting needs and the first paint does not. Without idle callbacks only the signs count. Returns the stop.
 */
export function whenActed( target: Window, callback: () => void ): () => void {
	const options = { capture: true, passive: true };
	let idle: number | undefined;
	const stop = () => {
		SIGNS.forEach( ( sign ) =>
			target.removeEventListener( sign, act, options )
		);
		target.removeEventListener( 'load', waitForIdle );
		if ( idle !== undefined ) {
			target.cancelIdleCallback( idle );
		}
	};
	const act = () => {
		stop();
		callback();
	};
	const waitForIdle = () => {
		idle = target.requestIdleCallback?.( act );
	};
	SIGNS.forEach( ( sign ) => target.addEventListener( sign, act, options ) );
	if ( target.document.readyState === 'complete' ) {
		waitForIdle();
	} else {
		target.addEventListener( 'load', waitForIdle );
	}
	return stop;
}
