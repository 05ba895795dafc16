export type { Answer, ItemName, ListTarget, WishlistBackend } from './backend';
export { createBackend } from './create-backend';
export { parseHtml, replaceFragments } from './fragments';
export { readLists } from './lists';
export { sendChange } from './send-change';
export type { WishlistState } from './state';
export { getStore, type Operation, type WishlistStore } from './store';
