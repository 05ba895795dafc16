export {
	DEFAULT_HTML,
	LABEL_HTML,
	RICH_TEXT_HTML,
	type AllowList,
} from './allow-lists';
export { sanitizeHtml } from './sanitize-html';
// Who checks HTML checks addresses too; the rule itself is a matter of text.
export { isSafeUrl } from '@shopfront/text';
