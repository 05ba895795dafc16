/** Removes what a behavior added. Listeners with the signal of the context stop without it. */
export type Stop = () => void;

/** Options of a behavior and the signal that ends it. */
export interface BehaviorContext {
	/** Options of the element: JSON in `data-sf-{name}-options`; `{}` if missing or invalid. */
	options: Readonly< Record< string, unknown > >;
	/** Aborted when the behavior stops. */
	signal: AbortSignal;
	/** Adds behaviors that few pages use, from a module that lists them. Known ones are left out. */
	addBehaviors: ( sources: readonly BehaviorSource[] ) => void;
}

/** A behavior of elements that a server wrote, which are usable without it. Its package exports `mount`. */
export interface Behavior< Context = BehaviorContext > {
	mount: ( element: HTMLElement, context: Context ) => Stop | void;
}

/**
 * When the code loads: with the element; at the first sign of intent, a pointer or the focus on the element; when the element is in the
 * window, as in a panel that opens later; once the page has moved, for what appears only then.
 */
export type Start = 'load' | 'intent' | 'visible' | 'scroll';

/** A behavior and when to load it: what its descriptor exports. */
export interface BehaviorSource {
	/** In kebab case; part of the attribute for options. */
	name: string;
	/** CSS selector of its elements. */
	selector: string;
	load: () => Promise< Behavior >;
	/** Default: `load`. A function is called once, before the first element. */
	starts?: Start | ( () => Start );
	/** Whether the page has the behavior; default: yes. Called once, before the first element. */
	isEnabled?: () => boolean;
	/** CSS selector of the parts of an element where intent counts. Default: the whole element. */
	intentSelector?: string;
	/**
	 * CSS selector of the parts whose clicks wait for the code, and are repeated then; other clicks are left to the browser. `false`:
	 * none. Default: all parts if it waits for intent, else none.
	 */
	holds?: string | false;
}

/** Facts about the behaviors of a folder, for tools and documentation. Pages do not load them. */
export interface BehaviorAbout {
	/**
	 * The list that names them: of all pages (`page`), of pages whose body has the class `sf-site`, of pages with products, or of those
	 * with collections. Pages load the last three when they need them.
	 */
	list: 'page' | 'site' | 'products' | 'collections';
	/** A page of docs/contract and a section. */
	contract: string;
	/**
	 * By which attributes and classes a server finds out that a page needs the list `site`; each is a selector. Default: the selectors of
	 * the behaviors.
	 */
	markup?: readonly string[];
	/** Whether the platform's script for all pages has the same elements. */
	isOfPlatform?: boolean;
	/** Name of the block in the page editor that writes the markup (packages/editor/site-blocks). */
	block?: string;
}

/** Event on the document that announces HTML added later. */
export type ContentEvent = CustomEvent< {
	root: ParentNode;
	/** Whether the root itself starts anew, because a script has replaced what it contains. */
	isNew?: boolean;
} >;
