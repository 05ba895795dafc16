export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'ArrowDown' | 'Control+A';

/** The window's content in CSS pixels. */
export interface WindowSize {
	width: number;
	height: number;
}

/** A page in any engine. */
export interface EnginePage {
	goto: ( address: string ) => Promise< void >;
	press: ( key: Key ) => Promise< void >;
	/** One key per character. */
	type: ( text: string ) => Promise< void >;
	/** A point of the window, in CSS pixels. */
	tap: ( x: number, y: number ) => Promise< void >;
	/** An expression's value has to be JSON. */
	evaluate: ( expression: string ) => Promise< unknown >;
	reload: () => Promise< void >;
	back: () => Promise< void >;
	/** Takes the network away or returns it; missing if the driver can't. */
	setOffline?: ( isOffline: boolean ) => Promise< void >;
	/** In the same browser session. */
	openTab: () => Promise< EnginePage >;
	/** Ends the browser. */
	close: () => Promise< void >;
}

export interface Start {
	/** Path of the browser. */
	program: string;
	window: WindowSize;
	/** A touch screen, where the engine can imitate one. */
	hasTouch: boolean;
}
