/** Selects elements by an id or a class: `#sf-preload`, `.sf-mini-cart-data`. */
export type PageDataName = `#${ string }` | `.${ string }`;

/**
 * Returns the text of the last script element of a page with this name, and of no other element: WordPress removes script
 * elements from what authors without the right to unfiltered HTML write, but no other element with the same id or class. So the
 * text is from the server.
 *
 * @param page
 * @param name
 * @param type Type of the script, as in `application/json`. Omit it for templates, whose types differ.
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
 * Reads JSON that the server printed in `<script type="application/json">`. Returns `undefined` if the page has no such element or
 * its JSON is invalid. The only way to read data of a page: the lint rule `page-data` reports others.
 */
export const readPageData = (
	page: ParentNode,
	name: PageDataName
): unknown => {
	const text = readPageText( page, name );
	try {
		return text === null ? undefined : JSON.parse( text );
	} catch {
		// A page that was cut off works without: it sends a request, or uses defaults.
		return undefined;
	}
};

/** Returns the text of {@link readPageData}, for messages about invalid JSON; `null` if the page has no such element. */
export const readPageText = (
	page: ParentNode,
	name: PageDataName
): string | null => readScript( page, name, 'application/json' );

/** Returns the template that the server printed in `<script id="tmpl-…">`; `''` if the page has none. */
export const readPageTemplate = ( page: ParentNode, name: string ): string =>
	readScript( page, `#tmpl-${ name }` ) ?? '';

/**
 * Returns a global that a script of the page set. Returns `undefined` for elements, which browsers offer as globals by their ids and
 * which anyone who writes content could place there.
 */
export const readGlobal = ( view: object, name: string ): unknown => {
	const value: unknown = Reflect.get( view, name );
	return /^\[object (HTML|SVG|Window)/.test(
		Object.prototype.toString.call( value )
	)
		? undefined
		: value;
};
