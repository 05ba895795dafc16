import {
	createSanitizer,
	getNativeSanitizer,
	loadSanitizer,
} from './sanitizer';

/** For blocks. Loads DOMPurify only in browsers without their own sanitizer. */
export const loadSanitizeHtml = async () =>
	(
		await loadSanitizer(
			() => import( /* webpackChunkName: "purifier" */ './purify-engine' )
		)
	).sanitizeHtml;

/** The same, without waiting. Only browsers without their own sanitizer call `load`. */
export const getSanitizeHtml = (
	load: () => typeof import( './purify-engine' )
) =>
	(
		getNativeSanitizer() ??
		createSanitizer( window, load().createPurifyEngine( window ) )
	).sanitizeHtml;
