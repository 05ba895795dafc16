export { camelCase, kebabCase } from './change-case';
export { isSafeUrl } from './is-safe-url';
