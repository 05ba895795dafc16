import { getSanitizer } from '@shopfront/behaviors/engine/sanitizer';
import { PRICE_HTML } from '@shopfront/html';
import { htmlToText } from '@shopfront/text';

export type FormatPrice = ( html: string ) => Node;

/** A limit, because the page may stay open for long. */
const MAX_PRICES = 200;

/** Sanitizes each price once. Without a sanitizer (`loadSanitizer`), prices are plain text. */
export const createPriceFormatter = ( page: Document ): FormatPrice => {
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
};
