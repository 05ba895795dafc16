import { SAFE_URL } from '@shopfront/text';
import { DEFAULT_HTML, type AllowList } from './allow-lists';

const MARKUP = /<[^>]*>?/g;

const BARE_TAG = /^<\/?([a-z]+) ?\/?>$/;

/**
 * A link in the format that we and most editors write. Its URL contains no entity except `&amp;`, and no characters
 * that browsers strip from URLs, so we read it as browsers do.
 */
const LINK =
	/^<a href="((?:[!#-%'-;=?-[\]-~]|&amp;)*)"(?: target="_blank" rel="noopener")?>$/;

/**
 * Whether HTML consists only of text, allowed tags without attributes, and simple links with safe URLs. Most of a
 * shop's HTML does, and can render without sanitizing. Everything else needs the sanitizer, even if it's just unusual.
 */
export const isSafeHtml = (
	html: string,
	allow: Partial< AllowList > = DEFAULT_HTML
): boolean => {
	const tags = allow.tags ?? DEFAULT_HTML.tags;
	const attributes = allow.attributes ?? DEFAULT_HTML.attributes;
	const allowsLinks =
		tags.includes( 'a' ) &&
		[ 'href', 'target', 'rel' ].every( ( name ) =>
			attributes.includes( name )
		);
	return ( html.match( MARKUP ) ?? [] ).every( ( markup ) => {
		const name = BARE_TAG.exec( markup )?.[ 1 ];
		const address = LINK.exec( markup )?.[ 1 ];
		return name !== undefined
			? tags.includes( name )
			: allowsLinks && address !== undefined && SAFE_URL.test( address );
	} );
};
