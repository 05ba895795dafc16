/**
 * The one rule for addresses: the scheme is http, https, mailto or tel, or there is none (URL Standard 4.3). It is for
 * texts that are read as a browser reads an address; `isSafeUrl` does that.
 */
export const SAFE_URL = /^(?:(?:https?|mailto|tel):|(?![a-z][a-z0-9+.-]*:))/i;

/**
 * Whether a link or a redirect may lead to `url`: an address with the scheme http, https, mailto or tel, or one
 * without a scheme, which is relative to the page. `''` is relative, and so safe.
 *
 * The text is read as a browser reads an address (URL Standard 4.1): white space and control characters around
 * it, and tabs and line breaks inside it, do not count. `java\nscript:` is thus seen for what it is.
 */
export const isSafeUrl = ( url: string ): boolean =>
	SAFE_URL.test(
		url.replace( /[\t\n\r]/g, '' ).replace( /^[\u0000-\u0020]+/, '' )
	);
