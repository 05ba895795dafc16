/** Entry for editors. Store pages load `frontend` instead. */
export { CartAttributesContext, readCartAttributes } from './attributes';
export { createCartBlocks } from './cart-blocks';
export { CartRoot } from './cart-root';
