/** What comes with the add-ons of a page, in their chunk. */
export { createPagePoints } from '@shopfront/bindings';
