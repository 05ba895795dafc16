/** Entry for editors. Store pages load `frontend` instead. */
export { createMiniCartBlocks } from './mini-cart-blocks';
export { MiniCartRoot } from './mini-cart-root';
