export { sanitizeFragment } from '@shopfront/html';
