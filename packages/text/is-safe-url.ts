const SAFE_SCHEMES = new Set( [ 'http', 'https', 'mailto', 'tel' ] );

/**
 * Whether a link or a redirect may lead to `url`: an address with the scheme http, https, mailto or tel, or one
 * without a scheme, which is relative to the page. `''` is relative, and so safe.
 *
 * The text is read as a browser reads an address (URL Standard 4.1): white space and control characters around
 * it, and tabs and line breaks inside it, do not count. `java\nscript:` is thus seen for what it is.
 */
export const isSafeUrl = ( url: string ): boolean => {
	const seen = url
		.replace( /[\t\n\r]/g, '' )

		.replace( /^[\u0000-\u0020]+/, '' );
	const scheme = /^([a-z][a-z0-9+.-]*):/i.exec( seen )?.[ 1 ];
	return scheme === undefined || SAFE_SCHEMES.has( scheme.toLowerCase() );
};
