import { SAFE_URL } from '@shopfront/text';
import { DEFAULT_HTML, type AllowList } from './allow-lists';
import { createPurifier, type DOMPurify } from './create-purifier';
import { stripMarkup } from './strip-markup';

let purifier: DOMPurify | undefined;

/**
 * Sanitizes HTML from the server or an add-on. Preserves only allowed elements and attributes. Links may use http,
 * https, mailto, tel or relative URLs; those that open a new window get `rel="noopener"`. Styles may only change how
 * text looks. The text inside removed elements stays, except in scripts and styles. Returns HTML.
 *
 * Binds to the window on first use. Removes all markup if DOMPurify does not work.
 *
 * @param html  HTML of any origin.
 * @param allow Elements and attributes to preserve.
 */
export const sanitizeHtml = (
	html: string,
	allow: Partial< AllowList > = DEFAULT_HTML
): string => {
	purifier ??= createPurifier();
	if ( ! purifier.isSupported ) {
		// DOMPurify would return its input.
		return stripMarkup( html );
	}
	return purifier.sanitize( html, {
		ALLOWED_TAGS: [ ...( allow.tags ?? DEFAULT_HTML.tags ) ],
		ALLOWED_ATTR: [ ...( allow.attributes ?? DEFAULT_HTML.attributes ) ],
		// DOMPurify strips white space and control characters before it tests the URL.
		ALLOWED_URI_REGEXP: SAFE_URL,
		ALLOW_DATA_ATTR: false,
		ALLOW_ARIA_ATTR: false,
	} );
};
