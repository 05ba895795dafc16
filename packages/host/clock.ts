export type TimerId = unknown;

export interface Timers {
	/** A negative delay counts as 0. */
	setTimeout: ( callback: () => void, delayMs: number ) => TimerId;
	/** Ignores unknown and expired timers. */
	clearTimeout: ( id: TimerId ) => void;
}

/** The longest delay that a timer can have, about 25 days. */
export const UNLIMITED_MS = 2_147_483_647;

export interface Clock extends Timers {
	now: () => number;
}

/** Reads the window's functions at each call, so that fake timers work even if you install them later. */
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

/** Waits `delayMs` milliseconds, or until `until` resolves if that is earlier. */
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
