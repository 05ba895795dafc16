/** The nonce of the page's own scripts, for a Content Security Policy that requires one; `''` without. */
export const scriptNonce = ( page: Document ): string =>
	page.querySelector< HTMLScriptElement >( 'script[nonce]' )?.nonce ?? '';
