/** What comes with the add-ons of a page, in their chunk. */
export { createPageExtensionPoints } from '@shopfront/bindings';
