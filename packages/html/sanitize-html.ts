import { loadSanitizer } from './sanitizer';

/** For blocks. Loads DOMPurify only in browsers without their own sanitizer. */
export const loadSanitizeHtml = async () =>
	(
		await loadSanitizer(
			() => import( /* webpackChunkName: "purifier" */ './purify-engine' )
		)
	).sanitizeHtml;
