export { getSanitizer, loadSanitizer } from './load-sanitizer';
