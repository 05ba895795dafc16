/** The outside world as the client sees it. The page's host gives the real ones, a test its own. */

/** Time and timers. */
export interface Clock {
	/** Milliseconds since 1970. */
	now: () => number;
	setTimeout: ( callback: () => void, delayMs: number ) => unknown;
	clearTimeout: ( id: unknown ) => void;
}

/** Storage that never throws and may forget everything. */
export interface KeyValueStorage {
	get: ( key: string ) => string | null;
	set: ( key: string, value: string ) => unknown;
}

/** Whether there is a network. `false` only when that is certain. */
export interface OnlineManager {
	isOnline: () => boolean;
	/** Tells every change; returns the stop. */
	subscribe: ( listener: ( isOnline: boolean ) => void ) => () => void;
}

/** What tells that another tab wrote to the storage: a window. */
export type StorageEvents = Pick<
	EventTarget,
	'addEventListener' | 'removeEventListener'
>;
