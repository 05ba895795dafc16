export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'ArrowDown' | 'Control+A';

/** The window's content in CSS pixels. */
export interface WindowSize {
	width: number;
	height: number;
}

export interface EnginePage {
	goto: ( address: string ) => Promise< void >;
	press: ( key: Key ) => Promise< void >;
	type: ( text: string ) => Promise< void >;
	/** A point of the window, in CSS pixels. */
	tap: ( x: number, y: number ) => Promise< void >;
	evaluate: ( expression: string ) => Promise< unknown >;
	reload: () => Promise< void >;
	back: () => Promise< void >;
	/** Takes the network away or returns it; missing if the driver can't. */
	setOffline?: ( isOffline: boolean ) => Promise< void >;
	openTab: () => Promise< EnginePage >;
	close: () => Promise< void >;
}

export interface Start {
	program: string;
	window: WindowSize;
	/** A touch screen, where the engine can imitate one. */
	hasTouch: boolean;
}
