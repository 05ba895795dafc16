import { getSanitizer } from '@shopfront/behaviors/engine/sanitizer';
import { PRICE_HTML } from '@shopfront/html';
import { htmlToText } from '@shopfront/text';

/** Returns new nodes for the markup of a price. */
export type FormatPrice = ( html: string ) => Node;

/** More would cost memory on a page that stays open. */
const MAX_PRICES = 200;

/**
 * Creates a formatter that sanitizes each price once: the lists for a text and for a longer one have products in common. Without a
 * sanitizer (`loadSanitizer`), a price is text.
 */
export function createPriceFormatter( page: Document ): FormatPrice {
	const parsed = new Map< string, DocumentFragment >();
	return ( html ) => {
		const known = parsed.get( html );
		if ( known ) {
			return known.cloneNode( true );
		}
		const content = getSanitizer()?.sanitizeFragment( html, PRICE_HTML );
		if ( ! content ) {
			return page.createTextNode( htmlToText( html ) );
		}
		if ( parsed.size === MAX_PRICES ) {
			parsed.clear();
		}
		parsed.set( html, content );
		return content.cloneNode( true );
	};
}
