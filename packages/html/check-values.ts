import { isSafeUrl } from '@shopfront/text';
import { sanitizeStyle } from './sanitize-style';

/** Attributes with an address. */
const ADDRESSES = new Set(
	'action background cite formaction href poster src xlink:href'.split( ' ' )
);

/** Pictures and sounds without a request. None of these formats can run code as a picture. */
const INLINE_MEDIA = /^data:(?:image|audio|video)\//i;
const MEDIA = new Set( [ 'audio', 'img', 'source', 'track', 'video' ] );

/** Attributes that load code or configure behaviors, whose values are the server's. */
const OF_BEHAVIORS = /^data-sf-(?:script|[\w-]*options)$/;

/** Ids and classes of elements in which the server prints data for scripts. */
const OF_SERVER =
	/^(?:shopfront-(?:settings|wishlist|add-ons)|sf-preload|sf-mini-cart-data|tmpl-.*)$/;

/** A reference to something outside of the page, in a color or a shape of SVG. */
const FOREIGN_REFERENCE = /url\s*\(\s*["']?\s*(?!["']?\s*#)/i;

/** Names that an element could take away from scripts: `document.cookie` or `form.action` would be an element. */
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
 * Checks what the attributes in sanitized HTML contain, in the same way for all engines: links lead to safe addresses, styles only
 * change how text looks, links to new windows are safe, and nothing has the name of data of the server or of a script's property.
 */
export function checkValues( root: DocumentFragment, page: Document ): void {
	// A form may have a field called `getAttribute`, which its method then is.
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
			// The opened page could navigate ours in browsers that don't imply it.
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
}
