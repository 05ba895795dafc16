export {
	DEFAULT_HTML,
	LABEL_HTML,
	RICH_TEXT_HTML,
	type AllowList,
} from './allow-lists';
export { CLOSE_PATH, createIcon } from './create-icon';
export { isSafeHtml } from './is-safe-html';
// Only for lazy modules: code needed for the first paint uses `lazySanitizer`.
export { sanitizeFragment } from './sanitize-fragment';
export { sanitizeHtml } from './sanitize-html';
export { lazySanitizer } from './lazy-sanitizer';
export { stripMarkup } from './strip-markup';
// Code that validates HTML validates URLs as well; the function itself belongs to the text package.
export { isSafeUrl } from '@shopfront/text';
