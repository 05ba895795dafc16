/**
 * Returns the nonce of the page's own scripts, for a Content Security Policy that requires one; `''` if there is none.
 */
export const scriptNonce = ( page: Document ): string =>
	page.querySelector< HTMLScriptElement >( 'script[nonce]' )?.nonce ?? '';
