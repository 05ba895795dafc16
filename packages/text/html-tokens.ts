/** `start` is the position in the source. */
export type HtmlToken =
	| { kind: 'text'; text: string; start: number }
	/** Void elements such as `br` don't stay open. */
	| { kind: 'open'; name: string }
	| { kind: 'close'; name: string };

/** Elements without content and end tag (HTML Standard 13.1.2). */
const VOID_ELEMENTS = new Set(
	'area base br col embed hr img input link meta source track wbr'.split(
		' '
	)
);

const BREAKING_ELEMENTS = new Set(
	(
		'address article aside blockquote br dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr ' +
		'img li main nav ol p pre section table tbody td tfoot th thead tr ul'
	).split( ' ' )
);

export const needsEndTag = ( name: string ): boolean =>
	! VOID_ELEMENTS.has( name );

/** Whether an element separates the words before and after its tag. */
export const breaksWords = ( name: string ): boolean =>
	BREAKING_ELEMENTS.has( name );

/**
 * In this order: comments and declarations; scripts and styles with their content; tags. An unclosed part extends to
 * the end, as in browsers, which also keeps the time linear. A `<` is text unless a letter or one of `/!?` follows.
 */
const MARKUP =
	/<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][^\s/>]*)(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'">])*(?:>|$)/gi;

/** Needs no document. Doesn't sanitize: only the sanitizer decides what may render. */
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
