/** Removes what a behavior added. Listeners with the signal of the context stop without it. */
export type Stop = () => void;

/** Options of a behavior and the signal that ends it. */
export interface BehaviorContext {
	/** Options of the element: JSON in `data-sf-{name}-options`; `{}` if missing or invalid. */
	options: Readonly< Record< string, unknown > >;
	/** Aborted when the behavior stops. */
	signal: AbortSignal;
	/** Adds further behaviors to those of the page, for a module that lists some which few pages use. The same ones only once. */
	addBehaviors: ( sources: readonly BehaviorSource[] ) => void;
}

/** A behavior of elements that a server wrote, which are usable without it. Its package exports `mount`. */
export interface Behavior< Context = BehaviorContext > {
	mount: ( element: HTMLElement, context: Context ) => Stop | void;
}

/** A behavior and when to load it. */
export interface BehaviorSource {
	/** In kebab case; part of the attribute for options. */
	name: string;
	/** CSS selector of its elements. */
	selector: string;
	load: () => Promise< Behavior >;
	/**
	 * Whether to wait for the first sign of intent: a pointer or the focus on the element. A click that comes before the
	 * code is repeated once the behavior is mounted. Default: it loads when the element is on the page.
	 */
	isOnIntent?: boolean;
	/** CSS selector of the parts of an element where intent counts. Default: the whole element. */
	intentSelector?: string;
	/**
	 * CSS selector of the parts whose clicks wait for the code; other clicks are left to the browser. Default: all parts if it
	 * waits for intent, else none.
	 */
	clickSelector?: string;
	/** Whether to wait until the page has moved, for what appears only then. */
	isOnScroll?: boolean;
	/** Whether to wait until the element is in the window, as in a panel that opens later. */
	isWhenVisible?: boolean;
}

/** Event on the document that announces HTML added later. */
export type ContentEvent = CustomEvent< {
	root: ParentNode;
	/** Whether the root itself starts anew, because a script has replaced what it contains. */
	isNew?: boolean;
} >;
