export {
	DEFAULT_HTML,
	LABEL_HTML,
	RICH_TEXT_HTML,
	type AllowList,
} from './allow-lists';
export { isSafeHtml } from './is-safe-html';
// For what is a lazy part itself; whoever is on the way to the first paint waits for `sanitizer`.
export { sanitizeHtml } from './sanitize-html';
export { lazySanitizer } from './lazy-sanitizer';
export { stripMarkup } from './strip-markup';
// Who checks HTML checks addresses too; the rule itself is a matter of text.
export { isSafeUrl } from '@shopfront/text';
