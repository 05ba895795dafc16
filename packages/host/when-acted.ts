/** Signs that somebody is there and about to do something. */
const SIGNS = [ 'pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll' ];

/**
 * Calls back once, at the first sign that the shopper is about to act: for what acting needs and looking does not. It
 * comes before the act itself, so that what is fetched is mostly there in time. Returns the stop.
 */
export function whenActed(
	target: Pick< Window, 'addEventListener' | 'removeEventListener' >,
	callback: () => void
): () => void {
	const options = { capture: true, passive: true };
	const stop = () =>
		SIGNS.forEach( ( sign ) =>
			target.removeEventListener( sign, act, options )
		);
	const act = () => {
		stop();
		callback();
	};
	SIGNS.forEach( ( sign ) => target.addEventListener( sign, act, options ) );
	return stop;
}
