/**
 * Tells webpack where its lazy files lie: beside this script, or where the page says. First import of an entry.
 *
 * `currentScript` is null for a module script; a page that loads us so has to set `wcSettings.shopfrontPublicPath`.
 */
// The name is webpack's, and assigning to it is what it is for.
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
