import createDOMPurify, { type DOMPurify } from 'dompurify';
import { sanitizeStyle } from './sanitize-style';

export type { DOMPurify };

/** Without `noopener`, the opened page could navigate ours in browsers that don't imply it. */
const addNoopener = ( element: Element ): void => {
	if ( element.getAttribute( 'target' )?.toLowerCase() !== '_blank' ) {
		return;
	}
	const rel = new Set(
		( element.getAttribute( 'rel' ) ?? '' ).split( /\s+/ ).filter( Boolean )
	);
	element.setAttribute( 'rel', [ ...rel.add( 'noopener' ) ].join( ' ' ) );
};

/** Creates a sanitizer whose styles only change how text looks, and whose links to new windows are safe. */
export const createPurifier = (): DOMPurify => {
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
