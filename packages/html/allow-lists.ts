/** HTML elements and attributes to preserve. Everything else is removed, except the text inside. */
export interface AllowList {
	/** Element names, in lower case. */
	tags: readonly string[];
	/** Attribute names, allowed on any of these elements. */
	attributes: readonly string[];
}

/** For rich text such as descriptions and notices. Source: docs/contract/cart-and-checkout.md 9, "Allowed HTML". */
export const RICH_TEXT_HTML: AllowList = {
	tags: [ 'a', 'b', 'em', 'i', 'strong', 'p', 'br' ],
	attributes: [ 'target', 'href', 'rel', 'name', 'download' ],
};

/** For labels with HTML. Source: docs/contract/cart-and-checkout.md 9, "Allowed HTML". */
export const LABEL_HTML: AllowList = {
	tags: [ 'b', 'em', 'i', 'strong', 'p', 'br', 'span' ],
	attributes: [ 'style' ],
};

/** For add-ons that pass no list. Source: docs/contract/globals.md 10. */
export const DEFAULT_HTML: AllowList = {
	tags: [ ...RICH_TEXT_HTML.tags, 'abbr' ],
	attributes: [ ...RICH_TEXT_HTML.attributes, 'title' ],
};
