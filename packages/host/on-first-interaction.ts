const INTERACTION_EVENTS = [
	'pointermove',
	'pointerdown',
	'keydown',
	'focusin',
	'input',
	'scroll',
];

export interface InteractionOptions {
	/** Whether an idle page calls back, too. Defaults to `true`. */
	waitsForIdle?: boolean;
}

/**
 * Calls back once: at the first event that announces an interaction, or when the loaded page is idle. Use it for code
 * that interactions need and the first paint doesn't. Browsers without `requestIdleCallback` only use the events.
 */
export const onFirstInteraction = (
	target: Window,
	callback: () => void,
	{ waitsForIdle = true }: InteractionOptions = {}
): ( () => void ) => {
	const options = { capture: true, passive: true };
	let idleHandle: number | undefined;
	const stop = () => {
		INTERACTION_EVENTS.forEach( ( type ) =>
			target.removeEventListener( type, handleInteraction, options )
		);
		target.removeEventListener( 'load', waitForIdle );
		if ( idleHandle !== undefined ) {
			target.cancelIdleCallback( idleHandle );
		}
	};
	const handleInteraction = () => {
		stop();
		callback();
	};
	const waitForIdle = () => {
		idleHandle = target.requestIdleCallback?.( handleInteraction );
	};
	INTERACTION_EVENTS.forEach( ( type ) =>
		target.addEventListener( type, handleInteraction, options )
	);
	if ( ! waitsForIdle ) {
		return stop;
	}
	if ( target.document.readyState === 'complete' ) {
		waitForIdle();
	} else {
		target.addEventListener( 'load', waitForIdle );
	}
	return stop;
};
