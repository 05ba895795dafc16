/** A Content Security Policy may require the nonce of the page's own scripts. `''` if there is none. */
export const scriptNonce = ( page: Document ): string =>
	page.querySelector< HTMLScriptElement >( 'script[nonce]' )?.nonce ?? '';
