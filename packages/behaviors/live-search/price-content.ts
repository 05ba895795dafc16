import { stripTags } from '@shopfront/text';

/** Elements of prices. */
const KEPT = new Set(
	'b bdi br del em i ins small span strong sup'.split( ' ' )
);

/** Elements whose content counts. That of all others, such as scripts, does not. */
const UNWRAPPED = new Set( 'a div font p u'.split( ' ' ) );

/** Class of text for screen readers alone. */
const HIDDEN_CLASS = 'screen-reader-text';

/** Deeper markup is no price. */
const MAX_DEPTH = 20;

function copyChildren( from: Node, to: Node, page: Document, depth: number ) {
	for ( const child of from.childNodes ) {
		if ( child.nodeType === Node.TEXT_NODE ) {
			to.appendChild( page.createTextNode( child.nodeValue ?? '' ) );
			continue;
		}
		if ( ! ( child instanceof HTMLElement ) || depth === MAX_DEPTH ) {
			continue;
		}
		const name = child.localName;
		if ( UNWRAPPED.has( name ) ) {
			copyChildren( child, to, page, depth + 1 );
		} else if ( KEPT.has( name ) ) {
			const copy = page.createElement( name );
			if ( child.classList.contains( HIDDEN_CLASS ) ) {
				copy.className = HIDDEN_CLASS;
			}
			if ( child.getAttribute( 'aria-hidden' ) === 'true' ) {
				copy.setAttribute( 'aria-hidden', 'true' );
			}
			to.appendChild( copy );
			copyChildren( child, copy, page, depth + 1 );
		}
	}
}

/**
 * Returns the content of a price. Nothing of the server's markup is inserted: it is parsed in a document of its own, which
 * neither runs nor loads anything, and its text goes into new elements of a few kinds, without attributes of the markup. So
 * a list of suggestions needs no sanitizer, which is larger than all of its own code.
 */
export function priceContent( html: string, page: Document ): DocumentFragment {
	const content = page.createDocumentFragment();
	try {
		// Its content belongs to an inert document. A document for each price would take longer than all the rest.
		const template = page.createElement( 'template' );
		template.innerHTML = html;
		copyChildren( template.content, content, page, 0 );
	} catch {
		// A content security policy may forbid parsing.
		content.append( stripTags( html ) );
	}
	return content;
}

/** Returns new nodes for the markup of a price. */
export type FormatPrice = ( html: string ) => Node;

/** More would cost memory on a page that stays open. */
const MAX_PRICES = 200;

/** Creates a formatter that parses each price once: the lists for a text and for a longer one have products in common. */
export function createPriceFormatter( page: Document ): FormatPrice {
	const parsed = new Map< string, DocumentFragment >();
	return ( html ) => {
		let content = parsed.get( html );
		if ( ! content ) {
			if ( parsed.size === MAX_PRICES ) {
				parsed.clear();
			}
			content = priceContent( html, page );
			parsed.set( html, content );
		}
		return content.cloneNode( true );
	};
}
