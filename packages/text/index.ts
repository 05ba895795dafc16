export { camelCase, kebabCase } from './change-case';
export type { WordCountType } from './count-text';
export { decodeEntities, setEntityDecoder } from './decode-entities';
export { isSafeUrl, SAFE_URL } from './is-safe-url';
export { htmlToText, stripTags } from './strip-tags';
export { trimText } from './trim-text';
export { trimWords } from './trim-words';
export {
	getPolicy,
	trustedHtml,
	trustedScript,
	trustedScriptUrl,
} from './trusted-types';
