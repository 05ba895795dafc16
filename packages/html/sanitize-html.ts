import { loadSanitizer } from './sanitizer';

/** Loads the sanitizer for blocks, with DOMPurify where browsers have none. */
export const loadSanitizeHtml = async () =>
	(
		await loadSanitizer(
			() => import( /* webpackChunkName: "purifier" */ './purify-engine' )
		)
	).sanitizeHtml;
