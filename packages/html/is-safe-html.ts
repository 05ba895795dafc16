import { SAFE_URL } from '@shopfront/text';
import { DEFAULT_HTML, type AllowList } from './allow-lists';

const MARKUP = /<[^>]*>?/g;

/** A tag with nothing in it. */
const BARE_TAG = /^<\/?([a-z]+) ?\/?>$/;

/**
 * A link as we write it, and as editors mostly do. Its address has no entity but one for `&`, and nothing that a browser
 * leaves out of addresses, so that it is read here as it will be there.
 */
const LINK =
	/^<a href="((?:[!#-%'-;=?-[\]-~]|&amp;)*)"(?: target="_blank" rel="noopener")?>$/;

/**
 * Whether HTML consists of nothing but text, allowed tags without attributes, and simple links with a safe address:
 * then there is nothing that could be taken out of it, and it may be shown as it is. Most of a shop's HTML is so.
 * Anything else, even if it only looks unusual, is for the sanitiser.
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
