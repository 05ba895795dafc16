import type { Target } from './visit';

/** A way to use pages. Controls are found by their accessible names. */
export interface Hands {
	/** Follows a link or presses a button. `isAbove` says that it precedes the control that has focus. */
	activate: (
		target: Target,
		options?: { isAbove?: boolean }
	) => Promise< void >;
	/** Replaces the text of a field. */
	fill: ( target: Target, text: string ) => Promise< void >;
	/** Chooses a radio button. */
	choose: ( target: Target ) => Promise< void >;
	/** Chooses an option of a list. */
	pick: ( target: Target, option: string ) => Promise< void >;
	/** Reports hidden focus, and for keyboards lost focus, after the page has changed. */
	checkFocus: () => Promise< void >;
}
