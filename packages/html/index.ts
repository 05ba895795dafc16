export {
	DEFAULT_HTML,
	LABEL_HTML,
	PRICE_HTML,
	RICH_TEXT_HTML,
	type AllowList,
} from './allow-lists';
export { createElement } from './create-element';
export { CLOSE_PATH, createIcon } from './create-icon';
export { isSafeHtml } from './is-safe-html';
// Only for lazy modules: for the first paint, use `lazySanitizer`.
export {
	createSanitizer,
	getNativeSanitizer,
	loadSanitizer,
	type Sanitizer,
} from './sanitizer';
export { createPurifyEngine } from './purify-engine';
export { fetchSanitizerNow, lazySanitizer } from './lazy-sanitizer';
export { stripMarkup } from './strip-markup';
// Code that validates HTML also validates URLs and inserts it; these functions belong to the text package.
export { isSafeUrl, trustedHtml } from '@shopfront/text';
