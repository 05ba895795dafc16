/** Removes what a behavior added. Listeners that use the context's signal stop by themselves. */
export type Stop = () => void;

export interface BehaviorContext {
	/** JSON in the attribute `data-sf-{name}-options`; `{}` if missing or invalid. */
	options: Readonly< Record< string, unknown > >;
	/** Aborted when the behavior stops. */
	signal: AbortSignal;
	/** Registers more behaviors, for modules that few pages use. Repeats are ignored. */
	addBehaviors: ( sources: readonly BehaviorSource[] ) => void;
}

/** Enhances an element from the server, which also works without it. Its package exports `mount`. */
export interface Behavior< Context = BehaviorContext > {
	mount: ( element: HTMLElement, context: Context ) => Stop | void;
}

/**
 * When the code loads:
 *
 * - `load`: with the element;
 * - `intent`: at the first sign of intent, when a pointer or the focus reaches the element;
 * - `visible`: when the element is in the viewport, such as in a panel that opens later;
 * - `scroll`: once the page has scrolled.
 */
export type Start = 'load' | 'intent' | 'visible' | 'scroll';

/** A behavior's descriptor: which elements it has, and when to load it. */
export interface BehaviorSource {
	/** In kebab case. Part of the attribute for options. */
	name: string;
	selector: string;
	load: () => Promise< Behavior >;
	/** Defaults to `load`. A function is called once, before the first element. */
	starts?: Start | ( () => Start );
	/** Omit it to enable the behavior everywhere. Called once, before the first element. */
	isEnabled?: () => boolean;
	/** CSS selector of the parts that react to intent. Defaults to the whole element. */
	intentSelector?: string;
	/**
	 * CSS selector of the parts whose clicks are held until the code has loaded, and then repeated. `false` holds no
	 * clicks. Defaults to the whole element for behaviors that wait for intent, else to none.
	 */
	holds?: string | false;
}

/** Facts for tools and documentation. Pages don't load them. */
export interface BehaviorAbout {
	/**
	 * The list that registers them: `page` for all pages, `site` for pages whose body has the class `sf-site`,
	 * `products` and `collections` for pages that have them. Pages load the last three on demand.
	 */
	list: 'page' | 'site' | 'products' | 'collections';
	/** A page of docs/contract and its section. */
	contract: string;
	/** Sections in the second part of docs/contribute/specification-coverage.md. */
	covers: readonly string[];
	/** Selectors of markup for which a server loads the list `site`. Defaults to the behaviors' selectors. */
	markup?: readonly string[];
	/** Whether WooCommerce's script for all pages handles the same elements. */
	isOfPlatform?: boolean;
	/** Name of the editor block that writes the markup (packages/editor/site-blocks). */
	block?: string;
}

/** Dispatched on the document for HTML that was added later. */
export type ContentEvent = CustomEvent< {
	root: ParentNode;
	/** Restarts the root's own behaviors, too, because a script has replaced its content. */
	isNew?: boolean;
} >;
