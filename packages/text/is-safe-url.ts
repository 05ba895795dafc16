/** http, https, mailto, tel, or no scheme (URL Standard 4.3). Normalize the text first, as `isSafeUrl` does. */
export const SAFE_URL = /^(?:(?:https?|mailto|tel):|(?![a-z][a-z0-9+.-]*:))/i;

/**
 * Whether a link or redirect may lead to a URL: its scheme is http, https, mailto or tel, or it's relative. `''` is
 * relative, and therefore safe.
 *
 * Normalizes the text like a browser (URL Standard 4.1): ignores surrounding white space and control characters, and
 * tabs and line breaks inside. This exposes `java\nscript:`.
 */
export const isSafeUrl = ( url: string ): boolean =>
	SAFE_URL.test(
		url.replace( /[\t\n\r]/g, '' ).replace( /^[\u0000-\u0020]+/, '' )
	);
