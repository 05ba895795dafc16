export interface ChosenAttribute {
	attribute: string;
	value: string;
}

/** The mini-cart block, for scripts without React. */
export interface MiniCartBlock {
	/** Renders the template's blocks in place of the part's contents. Returns a function that unmounts them. */
	mount: ( part: HTMLElement, contents: HTMLElement ) => () => void;
	/** Adds a product to the cart. Rejects with `{ code, message }`; the message is HTML. */
	addItem: (
		productId: number,
		quantity: number,
		variation?: readonly ChosenAttribute[],
		data?: Readonly< Record< string, unknown > >
	) => Promise< void >;
}

/** Detail of the event `sf:request`, with which a script requests a block's code. */
export interface BlockRequest {
	block: 'mini-cart';
	/** Call it during the event. */
	respond: ( block: Promise< MiniCartBlock > ) => void;
}

export interface ScriptSource {
	src: string;
	before?: string;
	after?: string;
}

export interface BlockSources {
	styles?: readonly string[];
	/** In execution order. */
	scripts?: readonly ScriptSource[];
	/** Only used if the page has no settings. */
	settings?: object;
}
