import { SAFE_URL } from '@shopfront/text';
import { createPurifier, type DOMPurify } from './create-purifier';

/** Attributes with JSON whose texts other code inserts as HTML. */
const DATA_WITH_HTML = 'data-product_variations';

const CONFIG = {
	USE_PROFILES: { html: true, svg: true },
	ADD_ATTR: [ 'target' ],
	ALLOWED_URI_REGEXP: SAFE_URL,
	FORBID_TAGS: [ 'style' ],
};

let purifier: DOMPurify | undefined;

/** Sanitizes all texts of a JSON value that may contain markup. */
const sanitizeValues = ( value: unknown, purify: DOMPurify ): unknown => {
	if ( typeof value === 'string' ) {
		return value.includes( '<' ) ? purify.sanitize( value, CONFIG ) : value;
	}
	if ( Array.isArray( value ) ) {
		return value.map( ( item ) => sanitizeValues( item, purify ) );
	}
	return typeof value === 'object' && value !== null
		? Object.fromEntries(
				Object.entries( value ).map( ( [ name, item ] ) => [
					name,
					sanitizeValues( item, purify ),
				] )
			)
		: value;
};

/**
 * Sanitizes a part of a page of the shop, with its forms, pictures and data attributes. Removes scripts, styles, frames and
 * event handlers, and sanitizes the HTML in the data of variations. It is parsed in a document of its own, so that nothing of
 * it runs or loads before. Returns an empty fragment if DOMPurify does not work.
 *
 * Pages of collections have a smaller one (`packages/behaviors/collection-pages/load-page.ts`, which says why).
 */
export const sanitizeFragment = ( html: string ): DocumentFragment => {
	const purify = ( purifier ??= createPurifier() );
	if ( ! purify.isSupported ) {
		return document.createDocumentFragment();
	}
	const fragment = purify.sanitize( html, {
		...CONFIG,
		RETURN_DOM_FRAGMENT: true,
	} );
	for ( const element of fragment.querySelectorAll(
		`[${ DATA_WITH_HTML }]`
	) ) {
		try {
			const data: unknown = JSON.parse(
				element.getAttribute( DATA_WITH_HTML ) ?? ''
			);
			element.setAttribute(
				DATA_WITH_HTML,
				JSON.stringify( sanitizeValues( data, purify ) )
			);
		} catch {
			// Readers of the attribute would refuse it, too.
			element.removeAttribute( DATA_WITH_HTML );
		}
	}
	return fragment;
};
