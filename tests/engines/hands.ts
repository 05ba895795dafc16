import type { Target } from './visit';

/** A way to use pages. Controls go by their accessible names. */
export interface Hands {
	/** Follows a link or presses a button. `isAbove`: it comes before the focused control. */
	activate: (
		target: Target,
		options?: { isAbove?: boolean }
	) => Promise< void >;
	fill: ( target: Target, text: string ) => Promise< void >;
	choose: ( target: Target ) => Promise< void >;
	pick: ( target: Target, option: string ) => Promise< void >;
	/** Reports hidden focus after the page changed; with a keyboard, also lost focus. */
	checkFocus: () => Promise< void >;
}
