/** Content of the chunk `globals`, which loads only on pages with add-ons. */
export { createPageExtensionPoints } from '@shopfront/bindings';
