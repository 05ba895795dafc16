import { DEFAULT_HTML, PAGE_HTML, type AllowList } from './allow-lists';
import { checkValues } from './check-values';
import type { Engine } from './engine';
import { createNativeEngine } from './native-engine';

/** Contains JSON with texts that other code inserts as HTML. */
const DATA_WITH_HTML = 'data-product_variations';

/** For HTML from the server, from add-ons, or from anyone who writes content. All code that shows HTML uses it. */
export interface Sanitizer {
	/**
	 * Keeps the elements and attributes of a list, by default the list for add-ons. Links may use http, https, mailto,
	 * tel or relative URLs; if they open a new window, they get `rel="noopener"`. Styles may only change how text
	 * looks. The text inside removed elements stays, except in scripts, styles and the like.
	 */
	sanitizeHtml: ( html: string, allow?: Partial< AllowList > ) => string;
	/**
	 * Returns nodes, by default for a part of the shop's page with its forms, pictures and data attributes. Also
	 * sanitizes HTML in variations' data. Nodes are safer than HTML, which browsers may parse differently a second
	 * time.
	 */
	sanitizeFragment: ( html: string, allow?: AllowList ) => DocumentFragment;
}

/** Without an engine, `sanitizeHtml` removes all markup, and `sanitizeFragment` returns an empty fragment. */
export const createSanitizer = (
	view: Window & typeof globalThis,
	engine: Engine | null
): Sanitizer => {
	const { document: page } = view;
	const sanitize = ( html: string, list: AllowList ): DocumentFragment => {
		const fragment =
			engine?.( html, list ) ?? page.createDocumentFragment();
		checkValues( fragment, page );
		return fragment;
	};
	const sanitizeHtml: Sanitizer[ 'sanitizeHtml' ] = ( html, allow = {} ) => {
		if ( ! engine ) {
			return html.replace( /<[^>]*>?/g, '' ).replace( /</g, '&lt;' );
		}
		const box = page.createElement( 'div' );
		box.append(
			sanitize( html, {
				...allow,
				tags: allow.tags ?? DEFAULT_HTML.tags,
				attributes: allow.attributes ?? DEFAULT_HTML.attributes,
			} )
		);
		return box.innerHTML;
	};
	const sanitizeValues = ( value: unknown ): unknown => {
		if ( typeof value === 'string' ) {
			return value.includes( '<' )
				? sanitizeHtml( value, PAGE_HTML )
				: value;
		}
		if ( Array.isArray( value ) ) {
			return value.map( sanitizeValues );
		}
		return typeof value === 'object' && value !== null
			? Object.fromEntries(
					Object.entries( value ).map( ( [ name, item ] ) => [
						name,
						sanitizeValues( item ),
					] )
				)
			: value;
	};
	return {
		sanitizeHtml,
		sanitizeFragment: ( html, allow = PAGE_HTML ) => {
			const fragment = sanitize( html, allow );
			for ( const element of fragment.querySelectorAll(
				`[${ DATA_WITH_HTML }]`
			) ) {
				try {
					const data: unknown = JSON.parse(
						element.getAttribute( DATA_WITH_HTML ) ?? ''
					);
					element.setAttribute(
						DATA_WITH_HTML,
						JSON.stringify( sanitizeValues( data ) )
					);
				} catch {
					// Code that reads this attribute would reject the JSON too.
					element.removeAttribute( DATA_WITH_HTML );
				}
			}
			return fragment;
		},
	};
};

let native: Sanitizer | null | undefined;

export const getNativeSanitizer = (): Sanitizer | null => {
	if ( native === undefined ) {
		const engine = createNativeEngine( window );
		native = engine && createSanitizer( window, engine );
	}
	return native;
};

/** Uses the browser's own sanitizer, or else loads DOMPurify, which only few browsers need. Rejects if that fails. */
export const loadSanitizer = async (
	load: () => Promise< typeof import( './purify-engine' ) >
): Promise< Sanitizer > =>
	getNativeSanitizer() ??
	createSanitizer( window, ( await load() ).createPurifyEngine( window ) );
