/**
 * Sets the URL of webpack's lazy chunks: next to this script, or as the page defines it. First import of an entry.
 *
 * `currentScript` is null for a module script; such a page has to set `wcSettings.shopfrontPublicPath`.
 */
// The name is webpack's. Assigning to it sets the URL.
/* eslint-disable camelcase, @typescript-eslint/no-unused-vars */
declare let __webpack_public_path__: string;

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

export {};
