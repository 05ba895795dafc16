/** An attribute of a variation, by name and value. */
export interface ChosenAttribute {
	attribute: string;
	value: string;
}

/** The mini-cart block, as its code offers it to scripts without React. */
export interface MiniCartBlock {
	/**
	 * Renders the blocks of the server's template into a part of the page, in place of what it shows. Returns a function
	 * that unmounts them.
	 */
	mount: ( part: HTMLElement, contents: HTMLElement ) => () => void;
	/** Adds a product to the cart. Rejects with `{ code, message }`; the message is HTML. */
	addItem: (
		productId: number,
		quantity: number,
		variation?: readonly ChosenAttribute[],
		data?: Readonly< Record< string, unknown > >
	) => Promise< void >;
}

/** Detail of the event `sf:request`, by which a script requests the code of a block. */
export interface BlockRequest {
	block: 'mini-cart';
	/** A listener calls it during the event. */
	respond: ( block: Promise< MiniCartBlock > ) => void;
}

/** A script of the page, with code to run before and after it. */
export interface ScriptSource {
	src: string;
	before?: string;
	after?: string;
}

/** The files and settings that the page lists for a block that loads later. */
export interface BlockSources {
	styles?: readonly string[];
	/** In the order in which they run. */
	scripts?: readonly ScriptSource[];
	/** Becomes the page's settings if it has none. */
	settings?: object;
}
