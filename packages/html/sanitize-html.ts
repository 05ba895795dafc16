import createDOMPurify, { type DOMPurify } from 'dompurify';
import { SAFE_URL } from '@shopfront/text';
import { DEFAULT_HTML, type AllowList } from './allow-lists';
import { sanitizeStyle } from './sanitize-style';
import { stripMarkup } from './strip-markup';

/** Without this, the opened page could send ours elsewhere, in browsers that do not imply it. */
const addNoopener = ( element: Element ): void => {
	if ( element.getAttribute( 'target' )?.toLowerCase() !== '_blank' ) {
		return;
	}
	const rel = new Set(
		( element.getAttribute( 'rel' ) ?? '' ).split( /\s+/ ).filter( Boolean )
	);
	element.setAttribute( 'rel', [ ...rel.add( 'noopener' ) ].join( ' ' ) );
};

const createPurifier = (): DOMPurify => {
	const purifier = createDOMPurify( window );
	purifier.addHook( 'uponSanitizeAttribute', ( _element, attribute ) => {
		if ( attribute.attrName === 'style' ) {
			attribute.attrValue = sanitizeStyle( attribute.attrValue );
			attribute.keepAttr = attribute.attrValue !== '';
		}
	} );
	purifier.addHook( 'afterSanitizeAttributes', addNoopener );
	return purifier;
};

let purifier: DOMPurify | undefined;

/**
 * HTML from the server or an add-on, made fit to be shown: only allowed elements and attributes stay, links lead
 * to http, https, mailto, tel or relative addresses only, those that open a page of their own get
 * `rel="noopener"`, and styles can only change how text looks. Texts inside of forbidden elements stay; scripts
 * and styles go whole. The result is HTML.
 *
 * Bound to the window on first use. Where DOMPurify cannot work, all mark-up goes.
 *
 * @param html  HTML of any origin.
 * @param allow What may stay; see the lists beside this file.
 */
export const sanitizeHtml = (
	html: string,
	allow: Partial< AllowList > = DEFAULT_HTML
): string => {
	purifier ??= createPurifier();
	if ( ! purifier.isSupported ) {
		// It would hand back what it was given.
		return stripMarkup( html );
	}
	return purifier.sanitize( html, {
		ALLOWED_TAGS: [ ...( allow.tags ?? DEFAULT_HTML.tags ) ],
		ALLOWED_ATTR: [ ...( allow.attributes ?? DEFAULT_HTML.attributes ) ],
		// It strips white space and controls before it looks.
		ALLOWED_URI_REGEXP: SAFE_URL,
		ALLOW_DATA_ATTR: false,
		ALLOW_ARIA_ATTR: false,
	} );
};
