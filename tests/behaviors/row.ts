/** A check, or the reason why there is none: "none: …" if nothing could differ, "browser: …" if a page test has it. */
export type Check = ( () => void | Promise< void > ) | string;

/** A behavior, and the checks that differ from one to the next. */
export interface Row {
	/** As in its descriptor. */
	name: string;
	/** Whether only a browser can run it. */
	isInBrowser?: boolean;
	/** The element of the HTML. */
	selector: string;
	/** HTML that a server wrote. */
	html: string;
	/** Global variables that the page prints besides. */
	globals?: object;
	/** Without the behavior: the content is reachable. */
	withoutScript: Check;
	/** With the behavior: by keys alone. */
	keyboard: Check;
	/** With the behavior, on a mirrored page. */
	rtl: Check;
	/** With the behavior, where motion is not wanted. */
	reducedMotion: Check;
}

export const STILL = 'none: nothing moves';
export const UNDIRECTED = 'none: styles mirror it';
