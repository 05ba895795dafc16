export { startMiniCart } from './start';
export type { BadgeState } from './badge';
export { cacheResponse } from './cache-response';
export type { MiniCartData } from './data';
export type { CartWindow } from './follow-cart';
export { createGetCookie, createPageStorage } from './page-storage';
