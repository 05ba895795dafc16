/** A piece of mark-up, with its place in the source. */
export type HtmlToken =
	| { kind: 'text'; text: string; start: number }
	/** A tag that opens; those without content (`br`) do not stay open. */
	| { kind: 'open'; name: string }
	| { kind: 'close'; name: string };

/** Elements that have no content and no end tag (HTML Standard 13.1.2). */
const VOID_ELEMENTS = new Set(
	'area base br col embed hr img input link meta source track wbr'.split(
		' '
	)
);

/** Elements on whose edges a word ends, as a reader sees it. */
const BREAKING_ELEMENTS = new Set(
	(
		'address article aside blockquote br dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr ' +
		'img li main nav ol p pre section table tbody td tfoot th thead tr ul'
	).split( ' ' )
);

/** Whether an element stays open until its end tag. */
export const needsEndTag = ( name: string ): boolean =>
	! VOID_ELEMENTS.has( name );

/** Whether text before and after the tag belongs to different words. */
export const breaksWords = ( name: string ): boolean =>
	BREAKING_ELEMENTS.has( name );

/**
 * In this order: comments and declarations; scripts and styles with all that is in them; tags. Whatever is not
 * closed reaches to the end, as it does in a browser; that also keeps the time linear. A `<` before anything but
 * a letter or one of `/!?` is text.
 */
const MARKUP =
	/<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][^\s/>]*)(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'">])*(?:>|$)/gi;

/**
 * Walks over mark-up without a document. It is a reader, not a cleaner: what may be put on a page is for the
 * sanitiser alone to say.
 */
export function* htmlTokens( html: string ): Generator< HtmlToken > {
	let position = 0;
	for ( const match of html.matchAll( MARKUP ) ) {
		if ( match.index > position ) {
			const text = html.slice( position, match.index );
			yield { kind: 'text', text, start: position };
		}
		position = match.index + match[ 0 ].length;
		const name = match[ 3 ]?.toLowerCase();
		if ( name !== undefined ) {
			yield { kind: match[ 2 ] === '/' ? 'close' : 'open', name };
		}
	}
	if ( position < html.length ) {
		yield { kind: 'text', text: html.slice( position ), start: position };
	}
}
