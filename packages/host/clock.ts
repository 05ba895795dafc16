/** What a timer is known by; only its own clock can read it. */
export type TimerId = unknown;

/** Timers, so that a test can hold them. */
export interface Timers {
	/** Calls back once after `delayMs` milliseconds; a negative delay counts as 0. */
	setTimeout: ( callback: () => void, delayMs: number ) => TimerId;
	/** Takes a timer back. One that has run, or that this clock did not give, is ignored. */
	clearTimeout: ( id: TimerId ) => void;
}

/** Time and timers. */
export interface Clock extends Timers {
	/** Milliseconds since 1970. */
	now: () => number;
}

/**
 * The clock of a window. Its functions are looked up at each call, so that fake timers put on the window
 * later are used too.
 */
export const createClock = (
	view: Pick< Window, 'setTimeout' | 'clearTimeout' >
): Clock => ( {
	now: () => Date.now(),
	setTimeout: ( callback, delayMs ) => view.setTimeout( callback, delayMs ),
	clearTimeout: ( id ) => {
		if ( typeof id === 'number' ) {
			view.clearTimeout( id );
		}
	},
} );

/** Waits `delayMs` milliseconds, or until `until` is fulfilled if that is earlier. */
export const pause = (
	clock: Timers,
	delayMs: number,
	until: PromiseLike< unknown >
): Promise< void > =>
	new Promise( ( resolve ) => {
		const timer = clock.setTimeout( resolve, delayMs );
		void until.then( () => {
			clock.clearTimeout( timer );
			resolve();
		} );
	} );
