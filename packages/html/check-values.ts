import { isSafeUrl } from '@shopfront/text';
import { sanitizeStyle } from './sanitize-style';

const ADDRESSES = new Set(
	'action background cite formaction href poster src xlink:href'.split( ' ' )
);

/** Media that send no request. None of these formats can run code as a picture. */
const INLINE_MEDIA = /^data:(?:image|audio|video)\//i;
const MEDIA = new Set( [ 'audio', 'img', 'source', 'track', 'video' ] );

/** Attributes that load code or configure behaviors: only the server may set them. */
const OF_BEHAVIORS = /^data-sf-(?:script|[\w-]*options)$/;

/** Ids and classes of elements in which the server prints data for scripts. */
const OF_SERVER =
	/^(?:shopfront-(?:settings|wishlist|add-ons)|sf-preload|sf-mini-cart-data|tmpl-.*)$/;

/** Refers to something outside of the page, in an SVG color or shape. */
const FOREIGN_REFERENCE = /url\s*\(\s*["']?\s*(?!["']?\s*#)/i;

/** An element could shadow these names: `document.cookie` or `form.action` would be the element. */
const isTaken = ( value: string, page: Document ) =>
	value in page || value in page.createElement( 'form' );

const checkValue = (
	element: Element,
	name: string,
	value: string,
	page: Document
): string | null => {
	if ( ADDRESSES.has( name ) ) {
		return isSafeUrl( value ) ||
			( MEDIA.has( element.localName ) && INLINE_MEDIA.test( value ) )
			? value
			: null;
	}
	if ( name === 'style' ) {
		return sanitizeStyle( value ) || null;
	}
	if ( name === 'id' || name === 'name' ) {
		return isTaken( value, page ) || OF_SERVER.test( value ) ? null : value;
	}
	if ( name === 'class' ) {
		return value
			.split( /\s+/ )
			.filter( ( each ) => ! OF_SERVER.test( each ) )
			.join( ' ' );
	}
	return OF_BEHAVIORS.test( name ) ||
		( element.namespaceURI !== 'http://www.w3.org/1999/xhtml' &&
			FOREIGN_REFERENCE.test( value ) )
		? null
		: value;
};

/**
 * Checks the attributes in sanitized HTML, in the same way for all engines: links have safe addresses, styles only
 * change how text looks, and no name collides with the server's data or a script's property.
 */
export const checkValues = ( root: DocumentFragment, page: Document ): void => {
	// A form's field may be called `getAttribute` and shadow the form's method.
	const { getAttribute, setAttribute, removeAttribute, getAttributeNames } =
		Element.prototype;
	const walker = page.createTreeWalker( root, NodeFilter.SHOW_ELEMENT );
	while ( walker.nextNode() ) {
		const element = walker.currentNode as Element;
		for ( const name of getAttributeNames.call( element ) ) {
			const value = getAttribute.call( element, name ) ?? '';
			const checked = checkValue(
				element,
				name.toLowerCase(),
				value,
				page
			);
			if ( checked === null ) {
				removeAttribute.call( element, name );
			} else if ( checked !== value ) {
				setAttribute.call( element, name, checked );
			}
		}
		if (
			getAttribute.call( element, 'target' )?.toLowerCase() === '_blank'
		) {
			// In browsers that don't imply `noopener`, the opened page could navigate ours.
			const rel = new Set(
				( getAttribute.call( element, 'rel' ) ?? '' )
					.split( /\s+/ )
					.filter( Boolean )
			);
			setAttribute.call(
				element,
				'rel',
				[ ...rel.add( 'noopener' ) ].join( ' ' )
			);
		}
	}
};
