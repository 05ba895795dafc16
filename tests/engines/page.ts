/** Keys that journeys press. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'ArrowDown' | 'Control+A';

/** Size of the window's content in CSS pixels. */
export interface WindowSize {
	width: number;
	height: number;
}

/** A page in one of the engines, with what journeys need. */
export interface EnginePage {
	goto: ( address: string ) => Promise< void >;
	press: ( key: Key ) => Promise< void >;
	/** Types characters, one key each. */
	type: ( text: string ) => Promise< void >;
	/** Taps a point of the window, in CSS pixels. */
	tap: ( x: number, y: number ) => Promise< void >;
	/** Evaluates an expression in the page. Its value has to be JSON. */
	evaluate: ( expression: string ) => Promise< unknown >;
	reload: () => Promise< void >;
	back: () => Promise< void >;
	/** Takes the network away or returns it; absent if the driver cannot. */
	setOffline?: ( isOffline: boolean ) => Promise< void >;
	/** Opens another tab of the same browser session. */
	openTab: () => Promise< EnginePage >;
	/** Ends the browser. */
	close: () => Promise< void >;
}

/** How a browser is started. */
export interface Start {
	/** Path of the browser. */
	program: string;
	window: WindowSize;
	/** Whether the device has a touch screen, where the engine can imitate one. */
	hasTouch: boolean;
}
