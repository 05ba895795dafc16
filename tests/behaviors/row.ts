/** A check, or why there isn't one: "none: …" if nothing could differ, "browser: …" if a page test has it. */
export type Check = ( () => void | Promise< void > ) | string;

/** A behavior, with the checks that differ from behavior to behavior. */
export interface Row {
	/** As in its descriptor. */
	name: string;
	/** Only a browser can run it. */
	isInBrowser?: boolean;
	selector: string;
	html: string;
	globals?: object;
	/** The content is reachable without the behavior. */
	withoutScript: Check;
	/** The behavior works with keys alone. */
	keyboard: Check;
	/** The behavior on a mirrored page. */
	rtl: Check;
	/** The behavior with reduced motion. */
	reducedMotion: Check;
}

export const STILL = 'none: nothing moves';
export const UNDIRECTED = 'none: styles mirror it';
