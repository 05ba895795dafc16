/** Part of the chunk that loads with a page's add-ons. */
export { createPageExtensionPoints } from '@shopfront/bindings';
