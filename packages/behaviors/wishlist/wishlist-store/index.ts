export { getStore, type Operation, type WishlistStore } from './store';
export { readList, readLists, type ListInfo } from './lists';
export type { WishlistSettings } from './settings';
export { NO_LISTS, type ListedItem, type WishlistState } from './state';
