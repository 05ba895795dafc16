/** An id or a class: `#sf-preload`, `.sf-mini-cart-data`. */
export type PageDataName = `#${ string }` | `.${ string }`;

/**
 * Returns the text of the page's last script element with this name. We read only script elements, because WordPress
 * removes them from the content of authors without the right to unfiltered HTML, but lets other elements keep the same
 * id or class. So the text comes from the server. Omit `type` for templates, whose types differ.
 */
const readScript = (
	page: ParentNode,
	name: PageDataName,
	type?: string
): string | null =>
	[
		...page.querySelectorAll(
			`script${ type ? `[type="${ type }"]` : '' }${ name }`
		),
	].at( -1 )?.textContent ?? null;

/**
 * Reads JSON that the server printed in `<script type="application/json">`. Returns `undefined` if there's no such
 * element or its JSON is invalid. The only way to read a page's data: the lint rule `page-data` reports others.
 */
export const readPageData = (
	page: ParentNode,
	name: PageDataName
): unknown => {
	const text = readPageText( page, name );
	try {
		return text === null ? undefined : JSON.parse( text );
	} catch {
		// A truncated page works without its data: it sends a request, or uses defaults.
		return undefined;
	}
};

/** Returns the text of {@link readPageData}, for messages about invalid JSON; `null` if there's no such element. */
export const readPageText = (
	page: ParentNode,
	name: PageDataName
): string | null => readScript( page, name, 'application/json' );

/** Returns the template that the server printed in `<script id="tmpl-…">`; `''` if there's none. */
export const readPageTemplate = ( page: ParentNode, name: string ): string =>
	readScript( page, `#tmpl-${ name }` ) ?? '';

/**
 * Returns a global that one of the page's scripts set; `undefined` for an element. Browsers offer elements as globals
 * by id, and anyone who writes content could add one.
 */
export const readGlobal = ( view: object, name: string ): unknown => {
	const value: unknown = Reflect.get( view, name );
	return /^\[object (HTML|SVG|Window)/.test(
		Object.prototype.toString.call( value )
	)
		? undefined
		: value;
};
