/**
 * Sets the URL of webpack's lazy chunks (next to this script, or as the page defines it) and their nonce, for a Content
 * Security Policy that requires one. Must be an entry's first import.
 *
 * `currentScript` is null in a module script. Such a page has to set `wcSettings.shopfrontPublicPath`.
 */
// Webpack defines these names. Assigning to them sets the URL and the nonce.
/* eslint-disable camelcase, prefer-const, @typescript-eslint/no-unused-vars */
import { getPolicy } from '@shopfront/text';

declare let __webpack_public_path__: string;
declare let __webpack_nonce__: string | undefined;
declare const __webpack_require__: { tt?: () => object };

const setting = ( window as { wcSettings?: { shopfrontPublicPath?: unknown } } )
	.wcSettings?.shopfrontPublicPath;
const script = document.currentScript;

if ( typeof setting === 'string' && setting ) {
	__webpack_public_path__ = setting;
} else {
	__webpack_public_path__ =
		script instanceof HTMLScriptElement && script.src
			? new URL( './', script.src ).href
			: '/';
}

__webpack_nonce__ = script?.nonce;

// Webpack would create a policy for each of our builds, but a page with Trusted Types allows each name only once.
const policy = getPolicy( window );
if ( policy ) {
	__webpack_require__.tt = () => policy;
}

export {};
