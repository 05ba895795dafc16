export { isSafeUrl } from './is-safe-url';
