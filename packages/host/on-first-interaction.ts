const INTERACTION_EVENTS = [
	'pointermove',
	'pointerdown',
	'keydown',
	'focusin',
	'input',
	'scroll',
];

/** A page whose animation never ends has no idle time on a slow device. */
const LATEST_IDLE_MS = 5000;

export interface InteractionOptions {
	/** Whether an idle page calls back, too. Defaults to `true`. */
	waitsForIdle?: boolean;
}

/**
 * Returns a function that tells moves of the pointer from moves of the layout below it: Chromium repeats the last
 * position then, or the window's corner if there was no pointer yet.
 */
const createMoveCheck = () => {
	let first: string | undefined;
	return ( { type, screenX, screenY }: Event & Partial< PointerEvent > ) => {
		const position = `${ screenX },${ screenY }`;
		first ??= position;
		return type !== 'pointermove' || position !== first;
	};
};

/**
 * Calls back once: at the first event that announces an interaction, or when the loaded page is idle, at the latest
 * after five seconds. Use it for code that interactions need and the first paint doesn't. Browsers without
 * `requestIdleCallback` only use the events.
 */
export const onFirstInteraction = (
	target: Window,
	callback: () => void,
	{ waitsForIdle = true }: InteractionOptions = {}
): ( () => void ) => {
	const options = { capture: true, passive: true };
	let idleHandle: number | undefined;
	const hasMoved = createMoveCheck();
	const stop = () => {
		INTERACTION_EVENTS.forEach( ( type ) =>
			target.removeEventListener( type, handleInteraction, options )
		);
		target.removeEventListener( 'load', waitForIdle );
		if ( idleHandle !== undefined ) {
			target.cancelIdleCallback( idleHandle );
		}
	};
	const end = () => {
		stop();
		callback();
	};
	const handleInteraction = ( event: Event ) => {
		if ( hasMoved( event ) ) {
			end();
		}
	};
	const waitForIdle = () => {
		idleHandle = target.requestIdleCallback?.( end, {
			timeout: LATEST_IDLE_MS,
		} );
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
