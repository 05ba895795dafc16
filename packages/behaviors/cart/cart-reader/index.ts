export { cacheResponse } from './cache-response';
export { getCartReader, STORE_BLOCKS, type CartWindow } from './cart-reader';
export { createGetCookie, createPageStorage } from './page-storage';
export { readStoredLines } from './stored-lines';
export type { CartSources, CartState, PageCart, PublishedCart } from './types';
